import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const debian = '/usr/bin/chromium'

/** Arguments that let the browser run as root, and stop it from contacting its maker's servers. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of Chromium: `CHROMIUM_PATH`, else Debian's package, else Playwright's download; undefined if there is none. */
export function findBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], debian, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}

const executablePath = findBrowser()

/** How Playwright starts the browser that is found; without one it starts its own. */
export const launchOptions = {
  args: browserArguments,
  ...(executablePath === undefined ? {} : { executablePath }),
}

/** Like `findBrowser`, but installs Chromium if there is none. @throws Error with advice if that fails. */
export function ensureBrowser(): string {
  const installs = [() => run('playwright', 'install', 'chromium'), installOnDebian]
  for (const install of installs) {
    const found = findBrowser()
    if (found !== undefined) return found
    console.log('No browser found; installing Chromium …')
    install()
  }
  const found = findBrowser()
  if (found === undefined) throw new Error('No Chromium could be installed. Set CHROMIUM_PATH to one.')
  return found
}

function installOnDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  run('apt-get', 'update')
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
}

/** Does not throw, so that the caller can try another way to install. */
function run(command: string, ...words: string[]): void {
  try {
    execFileSync(command, words, { stdio: 'inherit' })
  } catch {
    console.log(`${command} ${words.join(' ')} did not work.`)
  }
}
