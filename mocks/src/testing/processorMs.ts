/** Processor time of this process. Unlike the time of a clock, a busy machine does not make it longer. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
