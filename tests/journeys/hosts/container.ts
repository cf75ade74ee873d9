import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { missingProgram } from '../../programs.ts'
import { startLogged, type Running } from './webServer.ts'

const run = promisify(execFile)
const buildah = async (words: readonly string[], cwd?: string) => (await run('buildah', words, { cwd })).stdout.trim()

/** What this machine lacks to run an image; undefined if nothing. */
export const missingForContainer =
  missingProgram('buildah') ??
  missingProgram('unshare') ??
  (process.getuid?.() === 0 ? undefined : 'only root may look into an image here')

/** An image's settings for running it. */
interface ImageConfig {
  /** Ids of the user and the group, such as `10001:10001`. */
  readonly User: string
  readonly Entrypoint: readonly string[]
  readonly StopSignal: NodeJS.Signals
  readonly Healthcheck: { readonly Test: readonly string[] }
}

interface Container extends Running {
  readonly config: ImageConfig
  /**
   * Runs a program in a container of the same image, as the image's user. @throws Error with the program's output if the
   * program fails
   */
  run(words: readonly string[]): Promise<unknown>
}

/** The base image of the release in `folder`: its name, and whether this machine has the image or can pull it. */
export async function findBaseImage(folder: string): Promise<{ readonly name: string; readonly isThere: boolean }> {
  const [, name = ''] = /^FROM (\S+)/m.exec(await readFile(join(folder, 'Containerfile'), 'utf8')) ?? []
  const isThere = await buildah(['pull', '--policy', 'missing', name]).then(
    () => true,
    () => false,
  )
  return { name, isThere }
}

/**
 * Builds the image of an unpacked release, and starts it as its `compose.yaml` does: nothing but `/tmp` can be written,
 * and the process has no privileges and cannot gain any.
 */
export async function startContainer(folder: string): Promise<Container> {
  const image = await buildah(['build', '--isolation', 'chroot', '--format', 'docker', '--quiet', '.'], folder)
  const container = await buildah(['from', '--pull=never', image])
  const root = await buildah(['mount', container])
  const { Docker }: { Docker: { config: ImageConfig } } = JSON.parse(await buildah(['inspect', container]))
  const { config } = Docker
  const [user, group] = config.User.split(':')
  const script = [
    'touch "$1/etc/hosts"',
    'mount --bind "$1" "$1"',
    'mount -o remount,bind,ro "$1"',
    'mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"',
    // Every container runtime provides host names, such as localhost, in this file.
    'mount --bind /etc/hosts "$1/etc/hosts"',
    'mount --rbind /proc "$1/proc"',
    'mount --rbind /dev "$1/dev"',
    'root=$1 && shift',
    `exec chroot "$root" setpriv --reuid=${user} --regid=${group} --clear-groups --no-new-privs --bounding-set=-all -- "$@"`,
  ].join(' && ')
  const inside = (words: readonly string[]) => ['-m', 'sh', '-c', script, 'sh', root, ...words]
  const started = ['unshare', ...inside(config.Entrypoint)]
  const running = await startLogged(started, join(folder, 'log'), config.StopSignal)
  return {
    ...running,
    config,
    run: (words) => run('unshare', inside(words)),
    close: async () => {
      await running.close()
      await buildah(['rm', container])
      await buildah(['rmi', image])
    },
  }
}
