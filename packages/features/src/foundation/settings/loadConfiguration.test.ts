import { expect, test, vi } from 'vitest'

const script = 'https://pay.example/checkout.js'
const windriver = { payment_provider: 'windriver', checkout_script: script, checkout_key: 'k1' }

/** Imports the module again, like a new page, and loads these settings one after the other. */
async function permittedAfter(...loaded: object[]) {
  vi.resetModules()
  const { isPermittedScript, requestConfiguration } = await import('./loadConfiguration.ts')
  for (const settings of loaded) {
    const entry = { endpointUrl: 'https://supplier.example', device_id: 'D', company_id: 'C', settings }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ DeviceList: [entry] })))
    await requestConfiguration().ended
  }
  return isPermittedScript
}

test('only the exact URL of the payment script is permitted', async () => {
  const isPermitted = await permittedAfter(windriver)
  expect(isPermitted(script)).toBe(true)
  const sameUrl = [' https://pay.example/checkout.js', 'HTTPS://pay.example/checkout.js', '//pay.example/checkout.js']
  const others = ['https://pay.example/other.js', 'http://pay.example/checkout.js', `${script}?x=1`, `${script}#x`, '']
  expect([...sameUrl, ...others].filter(isPermitted)).toEqual([])
})

test.each([
  ['before the configuration is known', []],
  ['for another provider', [{ ...windriver, payment_provider: 'windcave' }]],
  ['without a URL', [{ ...windriver, checkout_script: '' }]],
  ['by a later configuration', [{}, windriver]],
])('no script is permitted %s', async (_when, loaded) => {
  const isPermitted = await permittedAfter(...loaded)
  expect([script, '', 'undefined'].filter(isPermitted)).toEqual([])
})
