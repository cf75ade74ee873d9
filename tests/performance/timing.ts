const runs = 9

/** Median milliseconds of nine runs, after two warm-up runs. */
export async function median(run: () => unknown): Promise<number> {
  const times: number[] = []
  for (let n = -2; n < runs; n += 1) {
    const began = performance.now()
    await run()
    if (n >= 0) times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
}

/** The result of a single run and its milliseconds. */
export async function once<Value>(run: () => Value | Promise<Value>): Promise<{ value: Value; milliseconds: number }> {
  const began = performance.now()
  const value = await run()
  return { value, milliseconds: performance.now() - began }
}
