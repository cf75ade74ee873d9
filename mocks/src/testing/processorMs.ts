/** Processor time of this process in milliseconds. Unlike elapsed time, it is not longer on a busy machine. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
