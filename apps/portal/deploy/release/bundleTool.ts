import { build } from 'vite'

/** A command as one script that needs nothing but Node. */
export async function bundleTool(entry: string): Promise<string> {
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
