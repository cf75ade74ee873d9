/** A line of the report. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** One figure of the report, with its upper limit as goal. */
export function figure(what: string, milliseconds: number, goal?: number): void {
  tell(`  ${what.padEnd(40)}${milliseconds.toFixed(1).padStart(8)} ms${goal === undefined ? '' : `, goal ${goal}`}`)
}
