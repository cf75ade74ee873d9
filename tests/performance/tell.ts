/** A line of the report. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** One figure of it, with what it should be at most. */
export function figure(what: string, milliseconds: number, aim?: number): void {
  tell(`  ${what.padEnd(40)}${milliseconds.toFixed(1).padStart(8)} ms${aim === undefined ? '' : `, aimed at ${aim}`}`)
}
