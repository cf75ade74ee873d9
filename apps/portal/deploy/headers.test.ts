import { describe, expect, test } from 'vitest'
import { hasMapsKey } from './hasMapsKey.ts'
import { securityHeaders } from './headers.ts'

const endpointUrl = 'https://supplier.example'
const policyOf = (input: Parameters<typeof securityHeaders>[0]) => securityHeaders(input)['Content-Security-Policy']

describe('O06 a map may be framed', () => {
  const fileWith = (settings: object) =>
    JSON.stringify({ DeviceList: [{ endpointUrl, device_id: 'D', company_id: 'C', settings }] })

  test('where the deployment has a key for maps, and nothing else may', () => {
    const hasMaps = hasMapsKey(fileWith({ google_maps_key: 'k1' }))
    expect(policyOf({ endpointUrl, hasMaps })?.match(/frame-src [^;]*/)?.[0]).toBe(
      'frame-src https://www.google.com/maps/',
    )
  })

  test.each([undefined, null, '', '<html>', '{}', fileWith({}), fileWith({ google_maps_key: ' ' })])(
    'nowhere else: %j',
    (configuration) => {
      expect(policyOf({ endpointUrl, hasMaps: hasMapsKey(configuration) })).not.toContain('frame-src')
    },
  )
})
