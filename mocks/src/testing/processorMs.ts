/**
 * The milliseconds that this process has occupied a processor. Unlike the time by a clock, their difference does not grow
 * while a busy machine runs something else, so a test can hold code to a limit.
 */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
