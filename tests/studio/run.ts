import { spawnSync } from 'node:child_process'

/** @returns what the command printed. @throws Error with that, if it fails */
export function run(cwd: string, command: string, ...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed.\n${error?.message ?? ''}${stdout}${stderr}`)
  return stdout
}
