import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProgram, missingProgram } from '../../programs.ts'

const hasBrotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')

/** nginx of this machine, configured by the host file. */
export const nginx = {
  /** Adapts the host file to the ports. */
  adapt: (text: string, port: number, secondPort: number) =>
    text
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replace('listen 80;', `listen 127.0.0.1:${secondPort};`),
  command: ['nginx', '-e', 'stderr', '-c', '/srv/nginx.conf', '-g', 'daemon off; pid /tmp/nginx.pid;'],
  /** Whether it can send the copies that are compressed with Brotli. */
  hasBrotli,
  /** The text of each further file that the release's guide requires next to the host file, by its file name. */
  extraFiles: hasBrotli ? { 'brotli.conf': 'brotli_static on;\n' } : {},
}

const isRoot = process.getuid?.() === 0
/** Option of `unshare` that gives the server its own view of the files; an ordinary user needs `-r` too. */
const namespace = isRoot ? '-m' : '-rm'

/** What this machine lacks to run nginx; undefined if nothing. */
export const missingForNginx = findMissing()

function findMissing(): string | undefined {
  const missing = missingProgram('nginx') ?? missingProgram('unshare')
  if (missing !== undefined) return missing
  const { status } = spawnSync('unshare', [namespace, 'true'])
  return status === 0 ? undefined : 'unshare may not give a program its own view of the files here'
}

export interface Running {
  /** What the server has written: its log. */
  readonly log: () => Promise<string>
  readonly pid: number | undefined
  close(): Promise<void>
}

/** Starts a program and writes its output to the log file `path`. Any user may append to this file. */
export async function startLogged(
  [program = '', ...words]: readonly string[],
  path: string,
  endSignal: NodeJS.Signals = 'SIGTERM',
): Promise<Running> {
  await writeFile(path, '')
  await chmod(path, 0o666)
  const log = await open(path, 'a')
  const child = spawn(program, words, { stdio: ['ignore', log.fd, log.fd] })
  const ended = once(child, 'exit')
  return {
    log: () => readFile(path, 'utf8'),
    pid: child.pid,
    close: async () => {
      child.kill(endSignal)
      await ended
      await log.close()
    },
  }
}

/**
 * Starts the server as a user without rights. The server sees `folder` as `/srv` and can write only to `/tmp`, which is the
 * folder `writable`.
 */
export async function startWebServer(folder: string, writable: string): Promise<Running> {
  const [program = '', ...words] = nginx.command
  await mkdir(writable, { recursive: true })
  await chmod(writable, 0o1777)
  const withoutRights = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'] : []
  // Sends nginx's log to the standard output, as the container does.
  await mkdir(join(writable, 'nginx'))
  await symlink('/dev/stdout', join(writable, 'nginx/access.log'))
  const script = [
    'mount --bind -o ro "$1" /srv',
    'mount --bind "$2" /tmp',
    '(test ! -d /var/log/nginx || mount --bind /tmp/nginx /var/log/nginx)',
    'shift 2',
    'exec "$@"',
  ].join(' && ')
  return startLogged(
    [
      'unshare',
      namespace,
      'sh',
      '-c',
      script,
      'sh',
      folder,
      writable,
      ...withoutRights,
      findProgram(program) ?? program,
      ...words,
    ],
    join(folder, '..', 'log'),
  )
}
