import { expect, test, vi } from 'vitest'
import { restrictMarkupAndScripts } from './trustedTypes.ts'

interface Rules {
  readonly createHTML: (text: string) => string
  readonly createScriptURL: (address: string) => string
}

/** Installs the policy, and returns the rules that it gives to the browser. */
function install(isPermittedScript: (address: string) => boolean): Rules {
  const created: Rules[] = []
  const createPolicy = (_name: string, rules: Rules) => created.push(rules)
  vi.stubGlobal('window', { trustedTypes: { createPolicy } })
  restrictMarkupAndScripts(isPermittedScript)
  const [rules] = created
  if (!rules) throw new Error('No policy was installed')
  return rules
}

test('only the service worker and permitted scripts are loaded', () => {
  let permitted = ''
  const { createScriptURL } = install((address) => address === permitted)
  const script = 'https://pay.example/checkout.js'
  expect(createScriptURL('/sw.js')).toBe('/sw.js')
  expect(() => createScriptURL(script)).toThrow(TypeError)
  permitted = script
  expect(createScriptURL(script)).toBe(script)
  expect(() => createScriptURL(`${script}?x`)).toThrow(TypeError)
})

test('D01 the Trusted Types policy turns no text into markup', () => {
  const { createHTML } = install(() => true)
  expect(createHTML('')).toBe('')
  expect(() => createHTML('<b>x</b>')).toThrow(TypeError)
})

test('a browser without Trusted Types starts without a policy', () => {
  vi.stubGlobal('window', {})
  expect(() => restrictMarkupAndScripts(() => false)).not.toThrow()
})
