/**
 * A port from an environment variable; 0 stands for any free one.
 * @param otherwise where the variable is missing or blank
 * @throws Error with a sentence that names the variable
 */
export function readPort(name: string, otherwise: number): number {
  const given = process.env[name]
  if (given === undefined || given === '') return otherwise
  const port = Number(given)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`${name} is ${given}, which is not a port.`)
}
