import { longHsts, securityHeaders } from '../host/headers.ts'
import { filesOf, installFiles, type ReadFile } from '../host/installFiles.ts'
import { checkConfiguration, unusableProblems } from './checkConfiguration.ts'
import { checkOrigin, originFault } from './checkOrigin.ts'
import { checkTheme } from './checkTheme.ts'
import type { Problem } from './problem.ts'

/**
 * Checks a deployment.
 * @param portal The folder with `index.html`; the host files are looked for in `host` beside it.
 * @param origin Origin of the running portal, if it is to be checked too.
 * @throws Error if there is no configuration, or the origin is none
 */
export async function checkDeployment(portal: string, origin?: string): Promise<readonly Problem[]> {
  const read = filesOf(portal)
  const configuration = read('config/configuration.json')
  const fault = configuration === undefined ? undefined : originFault(origin)
  if (configuration === undefined)
    throw new Error(`${portal} has no config/configuration.json: name the portal's folder.`)
  if (fault !== undefined) throw new Error(fault)

  const hasFile = (path: string) => read(path) !== undefined
  const problems: readonly Problem[] = [
    ...['index.html', 'theme.css', 'version.json']
      .filter((where) => read(where) === undefined)
      .map((where) => ({ where, sentence: 'The file is missing: unpack the release again.' })),
    ...checkConfiguration(configuration, { origin, hasFile }),
    ...checkTheme(read('theme.css') ?? '', hasFile),
  ]
  // The headers are derived from the configuration, so they cannot be checked without one.
  if (unusableProblems(configuration).length > 0) return problems
  const ofHost = [
    ...['nginx.conf', '_headers'].flatMap((name) => checkHostFile(configuration, name, read(`../host/${name}`))),
    ...checkInstallFiles(read),
  ]
  if (origin === undefined) return [...problems, ...ofHost]
  const [, supplier] = /^ *proxy_pass (\S+);/m.exec(read('../host/nginx.conf') ?? '') ?? []
  const found = [...problems, ...ofHost, ...(await checkOrigin({ origin, portal, configuration, supplier }))]
  return found.toSorted((a, b) => Number(a.isHint ?? false) - Number(b.isHint ?? false))
}

/** Whether a host file has the headers that the configuration needs. What a host sends is checked at the running portal. */
function checkHostFile(configuration: string, name: string, text: string | undefined): readonly Problem[] {
  if (text === undefined) return []
  const [, hsts] = /Strict-Transport-Security:? "?([^"\n]+)/.exec(text) ?? []
  const plain = text.replaceAll('\\"', '"')
  const wrong = Object.entries(securityHeaders(configuration, '', longHsts(hsts)))
    .filter(
      ([header, value]) => !plain.includes(`${header}: ${value}\n`) && !plain.includes(`${header} "${value}" always;`),
    )
    .map(([header]) => header)
  const sentence = `Other headers than the configuration needs: ${wrong.join(', ')}. Make the file again with host-files.`
  return wrong.length === 0 ? [] : [{ where: `host/${name}`, sentence }]
}

/** Whether the files to install the portal fit the configuration, the colours and the icons. */
function checkInstallFiles(read: ReadFile): readonly Problem[] {
  return Object.entries(installFiles(read)).flatMap(([where, text]) =>
    read(where) === text ? [] : [{ where, sentence: installFault, isHint: true }],
  )
}

const installFault = 'Does not fit the configuration, theme.css or an icon. Make the file again with host-files.'
