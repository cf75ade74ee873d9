export const say = (text: string) => void process.stdout.write(`${text}\n`)

interface Command<Options> {
  readonly help: string
  /** Returns undefined for `--help`. @throws Error that names the wrong option */
  readonly readOptions: (words: readonly string[]) => Options | undefined
  readonly main: (options: Options) => Promise<void>
}

/**
 * Runs a command with the options of its command line. If the command fails, prints the error and sets the exit code to 1.
 */
export async function runCommand<Options>({ help, readOptions, main }: Command<Options>): Promise<void> {
  try {
    const options = readOptions(process.argv.slice(2))
    if (options) await main(options)
    else say(help)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/** @throws Error that names the option if the text is not a whole number above 0. */
export function readCount(option: string, text: string): number {
  const count = Number(text)
  if (!Number.isSafeInteger(count) || count < 1) throw new Error(`--${option} is a whole number above 0, not ${text}.`)
  return count
}
