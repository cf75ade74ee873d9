import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readFile, symlink, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { findProgram, missingProgram } from '../../programs.ts'

/** A web server of this machine that serves a deployment, configured by the host file for this kind of server. */
export interface WebServer {
  readonly name: string
  /** The name of the host file in the folder `host`. */
  readonly file: string
  /** Adapts the text of the server's configuration file to the ports and to this machine. */
  readonly adapt: (text: string, port: number, secondPort: number) => string
  readonly command: readonly string[]
  /** The text of each further file that the release's guide requires next to the host file, by its file name. */
  readonly extraFiles?: Readonly<Record<string, string>>
  /** The content codings, such as `gzip`, in which the server on this machine can send compressed copies of files. */
  readonly codings: readonly string[]
  /**
   * Path of the certificate, if the server makes one itself. The path is relative to the folder where the server may write.
   */
  readonly ownCertificate?: string
}

const hasBrotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')

export const nginx: WebServer = {
  name: 'nginx',
  file: 'nginx.conf',
  adapt: (text, port, secondPort) =>
    text
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replace('listen 80;', `listen 127.0.0.1:${secondPort};`),
  command: ['nginx', '-e', 'stderr', '-c', '/srv/nginx.conf', '-g', 'daemon off; pid /tmp/nginx.pid;'],
  ...(hasBrotli
    ? { codings: ['br', 'gzip'], extraFiles: { 'brotli.conf': 'brotli_static on;\n' } }
    : { codings: ['gzip'] }),
}

export const caddy: WebServer = {
  name: 'Caddy',
  file: 'Caddyfile',
  adapt: (text, port, secondPort) =>
    text.replace('servers {', `admin off\nskip_install_trust\nhttps_port ${port}\nhttp_port ${secondPort}\nservers {`),
  command: ['caddy', 'run', '--config', '/srv/Caddyfile'],
  codings: ['br', 'gzip'],
  ownCertificate: 'caddy/pki/authorities/local/root.crt',
}

const isRoot = process.getuid?.() === 0
/** Option of `unshare` that gives the server its own view of the files; an ordinary user needs `-r` too. */
const namespace = isRoot ? '-m' : '-rm'

/** What this machine lacks to run the server; undefined if nothing. */
export function missingFor({ command: [program = ''] }: WebServer): string | undefined {
  const missing = missingProgram(program) ?? missingProgram('unshare')
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
  environment: NodeJS.ProcessEnv = {},
  endSignal: NodeJS.Signals = 'SIGTERM',
): Promise<Running> {
  await writeFile(path, '')
  await chmod(path, 0o666)
  const log = await open(path, 'a')
  const env = { ...process.env, ...environment }
  const child = spawn(program, words, { stdio: ['ignore', log.fd, log.fd], env })
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
export async function startWebServer({ command }: WebServer, folder: string, writable: string): Promise<Running> {
  const [program = '', ...words] = command
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
    { PORTAL_ADDRESS: 'localhost', HOME: '/tmp', XDG_DATA_HOME: '/tmp', XDG_CONFIG_HOME: '/tmp' },
  )
}
