import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { Files } from './tar.ts'

/** What a release contains besides the portal and its host files: the guide, the container, and the commands. */
export async function releaseExtras(): Promise<Files> {
  const file = (name: string) => readFile(join(import.meta.dirname, 'files', name))
  const tool = (name: string) => bundleTool(join(import.meta.dirname, '..', name))
  return {
    'README.md': await file('README.md'),
    Containerfile: await file('Containerfile'),
    'compose.yaml': await file('compose.yaml'),
    'tools/check-deployment.mjs': await tool('runCheckDeployment.ts'),
    'tools/host-files.mjs': await tool('runHostFiles.ts'),
  }
}

/** Bundles a command into one script that needs only Node. */
async function bundleTool(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: entry, write: false, rolldownOptions: { output: { codeSplitting: false } } },
    ssr: { noExternal: true },
  })
  const [script, ...others] = 'output' in built ? built.output : []
  if (script?.type !== 'chunk' || others.length > 0) throw new Error(`${entry} is not one script`)
  return script.code
}
