// Many numbers in a few.

export function spread(values) {
    const sorted = Float64Array.from(values).sort()
    return { median: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), most: sorted.at(-1) ?? NaN }
}

export function range(values) {
    const sorted = Float64Array.from(values).sort()
    return { median: (quantile(sorted, 0.5) + quantile(sorted.toReversed(), 0.5)) / 2, low: sorted[0], high: sorted.at(-1) }
}

// The nearest rank's.
function quantile(sorted, part) {
    return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? NaN
}
