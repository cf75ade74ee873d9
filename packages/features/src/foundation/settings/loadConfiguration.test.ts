import { describe, expect, test, vi } from 'vitest'

const script = 'https://pay.example/checkout.js'
const windriver = { payment_provider: 'windriver', checkout_script: script, checkout_key: 'k1' }

/** Imports the module again, like a new page. No script is permitted yet. */
async function openPage() {
  vi.resetModules()
  const { isPermittedScript, requestConfiguration } = await import('./loadConfiguration.ts')
  const load = async (settings: object) => {
    const entry = { endpointUrl: 'https://supplier.example', device_id: 'D', company_id: 'C', settings }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ DeviceList: [entry] })))
    await requestConfiguration().ended
  }
  return { load, isPermittedScript }
}

describe('C13 the script of the payment provider', () => {
  test('is permitted once the configuration is known', async () => {
    const { load, isPermittedScript } = await openPage()
    expect([script, '', 'undefined'].map(isPermittedScript)).toEqual([false, false, false])
    await load(windriver)
    expect(isPermittedScript(script)).toBe(true)
  })

  test.each([
    'https://pay.example/other.js',
    'https://pay.example/',
    'https://pay.example/checkout.js?x=1',
    'https://pay.example/checkout.js#x',
    'https://pay.example/checkout.js/',
    'https://pay.example/./checkout.js',
    'https://pay.example/other/../checkout.js',
    'https://pay.example:443/checkout.js',
    'HTTPS://pay.example/checkout.js',
    ' https://pay.example/checkout.js',
    'https://pay.example/checkout.js\n',
    'http://pay.example/checkout.js',
    '//pay.example/checkout.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    '',
  ])('C13 is permitted to the letter, and %j is not', async (address) => {
    const { load, isPermittedScript } = await openPage()
    await load(windriver)
    expect(isPermittedScript(address)).toBe(false)
  })

  test.each([
    { ...windriver, payment_provider: 'windcave' },
    { ...windriver, payment_provider: '' },
    { ...windriver, checkout_script: '' },
    {},
  ])('C13 is not permitted with the settings %j', async (settings) => {
    const { load, isPermittedScript } = await openPage()
    await load(settings)
    expect([script, ''].map(isPermittedScript)).toEqual([false, false])
  })

  test('C13 cannot be permitted by a later configuration', async () => {
    const { load, isPermittedScript } = await openPage()
    await load({})
    await load(windriver)
    expect(isPermittedScript(script)).toBe(false)
  })
})
