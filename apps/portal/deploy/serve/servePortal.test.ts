import { describe, expect, test } from 'vitest'
import { readVariant } from '../configuration/variants.ts'
import { servePortal } from './servePortal.ts'

describe('served with its headers', () => {
  const headersOf = async (configuration: string) => {
    const portal = await servePortal({ root: '.', port: 0, endpointUrl: 'http://localhost:4300', configuration })
    const answer = await fetch(`${portal.url}/config/configuration.json`)
    await portal.close()
    return { policy: answer.headers.get('Content-Security-Policy') ?? '', text: await answer.text() }
  }

  test('O06 only the checkout script is allowed, if the provider needs one', async () => {
    const { policy, text } = await headersOf(readVariant('usa').configuration)
    expect(policy).toMatch("script-src 'self' http://localhost:4300/windriver/checkout.js;")
    expect(JSON.parse(text).DeviceList[0].usa).toBe(true)
  })

  test.each([
    ['the deployed one', readVariant('').configuration],
    ['another provider', readVariant('usa').configuration.replace('windriver"', 'windcave"')],
    ['a script that is no address', readVariant('usa').configuration.replace('http://localhost:4300/wind', 'wind')],
    ['no configuration at all', 'nonsense'],
  ])('O06 %s allows our own scripts only', async (_what, configuration) => {
    expect((await headersOf(configuration)).policy).toMatch("script-src 'self';")
  })
})
