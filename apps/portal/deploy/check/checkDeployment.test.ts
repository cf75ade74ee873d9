import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hostFiles } from '../host/hostFiles.ts'
import { checkDeployment } from './checkDeployment.ts'
import { formatProblem } from './problem.ts'

const right = `{
  "DeviceList": [
    {
      "endpointUrl": "https://erp.supplier.example",
      "device_id": "PORTAL",
      "company_id": "CBS",
      "company_name": "Corymbia",
      "company_email": "trade@corymbia.example",
      "settings": {
        "pagesize": 24,
        "tax_inclusive": false,
        "locale": "en-AU",
        "currency": "AUD",
        "logo": "logo.svg",
        "payment_provider": "windcave",
        "paymentHosts": ["*.windcave.com"]
      }
    }
  ]
}
`
const theme = `/* --primary-interaction-background: red; */
:root {
  --primary-interaction-background: #0a6e86;
  --masthead-background: #14293d;
  --secondary-interaction-hyperlink: #0b57b7;
}
`

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployment-'))
  for (const path of ['portal/config', 'host']) await mkdir(join(folder, path), { recursive: true })
  for (const name of ['index.html', 'version.json', 'logo.svg']) await writeFile(join(folder, 'portal', name), name)
  await writeFile(join(folder, 'portal/theme.css'), theme)
  await writeFile(join(folder, 'portal/config/configuration.json'), right)
})
afterEach(() => rm(folder, { recursive: true }))

async function check(origin?: string): Promise<readonly string[]> {
  return (await checkDeployment(join(folder, 'portal'), origin)).map(formatProblem)
}

test('M06 a deployment without mistakes has no problem', async () => {
  expect(await check()).toEqual([])
})

const https = 'endpointUrl needs an https address, without query, hash or password.'

describe('M06 a mistake in the configuration is named in one sentence with its line', () => {
  test.each([
    ['"erp.supplier.example"', ['"https://erp.supplier.example"'], `4: ${https}`],
    ['"http://erp.supplier.example"', ['"https://erp.supplier.example"'], `4: ${https}`],
    [
      '"http://localhost:4300"',
      ['"https://erp.supplier.example"'],
      '4: endpointUrl needs an https address that browsers reach: localhost is the machine of whoever opens the portal.',
    ],
    ['"device_id": "",', ['"device_id": "PORTAL",'], '5: device_id needs a value.'],
    ['', ['      "company_id": "CBS",\n'], '2: company_id needs a value.'],
    [
      '"Corymbia"',
      ['"Corymbia",'],
      "8: The file is not JSON, here or just before: Expected ',' or '}' after property value.",
    ],
    ['"company_name": " "', ['"company_name": "Corymbia"'], '7: company_name needs the name of the company.'],
    ['"trade at corymbia"', ['"trade@corymbia.example"'], '8: company_email needs an e-mail address.'],
    ['"api": "v2", "device_id"', ['"device_id"'], '5: api needs proxy or v1.'],
    ['"usa": "yes", "device_id"', ['"device_id"'], '5: usa needs true or false, without quotation marks.'],
    [
      '"cors_credentials": 1, "device_id"',
      ['"device_id"'],
      '5: cors_credentials needs true or false, without quotation marks.',
    ],
    ['"companyName"', ['"company_name"'], '7: The portal has no setting companyName: write company_name.'],
    ['"pagesize": 500', ['"pagesize": 24'], '10: pagesize needs a whole number from 1 to 200.'],
    [
      '"tax_inclusive": "false"',
      ['"tax_inclusive": false'],
      '11: tax_inclusive needs true or false, without quotation marks.',
    ],
    [
      '"taxInclusive": false',
      ['"tax_inclusive": false'],
      '11: The portal has no setting taxInclusive: write tax_inclusive.',
    ],
    ['"en_AU"', ['"en-AU"'], '12: locale needs en-AU or en-US.'],
    ['"NZD"', ['"AUD"'], '13: currency needs AUD or USD or US.'],
    ['"/logo.svg"', ['"logo.svg"'], "14: logo needs a path in the portal's folder, such as logo.svg."],
    ['"logo.png"', ['"logo.svg"'], "14: logo names logo.png, which is not in the portal's folder."],
    ['"stripe"', ['"windcave"'], '15: payment_provider needs windcave or windriver.'],
    [
      '["*.com"]',
      ['["*.windcave.com"]'],
      '16: paymentHosts needs a list of hosts, such as ["pay.example", "*.pay.example"].',
    ],
    ['[]', ['["*.windcave.com"]'], '16: paymentHosts needs a list of hosts, such as ["pay.example", "*.pay.example"].'],
    ['"logo_size": 3, "logo"', ['"logo"'], '14: The portal has no setting logo_size: remove it.'],
    [
      '"windriver", "checkout_key": "k"',
      ['"windcave"'],
      '2: checkout_script needs the https address of the script of windriver, or nobody can pay by card.',
    ],
    [
      '"reports": "https://a.example", "logo"',
      ['"logo"'],
      '14: reports needs an object with endpoint, errors, vitals and browser.',
    ],
    ['"reports": { "errors": true }, "logo"', ['"logo"'], '14: reports needs an endpoint, or nothing is sent.'],
    [
      '"reports": { "endpoint": "http://a.example", "errors": true }, "logo"',
      ['"logo"'],
      '14: reports: endpoint needs the https address that takes reports, without password or hash.',
    ],
    [
      '"reports": { "endpoint": "https://a.example/r", "errors": "yes" }, "logo"',
      ['"logo"'],
      '14: reports: errors needs true or false, without quotation marks.',
    ],
    [
      '"reports": { "endpoint": "https://a.example/r", "speed": true }, "logo"',
      ['"logo"'],
      '14: reports: The portal has no setting speed: remove it.',
    ],
    [
      '"reports": { "endpoint": "https://a.example/r" }, "logo"',
      ['"logo"'],
      '14: reports sends nothing while none of errors, vitals and browser is true.',
    ],
    ['}, {}\n  ]', ['}\n  ]'], '2: DeviceList needs one entry: the portal reads only the first.'],
    ['"Devices"', ['"DeviceList"'], '1: DeviceList needs a list with an entry.'],
  ])('%j', async (wrong, [written = ''], expected) => {
    await writeFile(join(folder, 'portal/config/configuration.json'), right.replace(written, wrong))
    expect(await check()).toEqual([`config/configuration.json:${expected}`])
  })
})

describe('a mistake in theme.css', () => {
  test.each([
    ['#0a6e86', 'teal', 'theme.css:3: --primary-interaction-background needs a colour such as #0a6e86, not teal.'],
    [
      '--masthead-background',
      '--masthead',
      'theme.css:4: --masthead is none of the three colours of a deployment: remove it.',
    ],
    [
      '  --secondary-interaction-hyperlink: #0b57b7;\n',
      '',
      'theme.css: --secondary-interaction-hyperlink is missing: add it, or the portal has the colour of the example.',
    ],
    ['#0a6e86;', '#0a6e86', 'theme.css:3: --primary-interaction-background needs a semicolon after its colour.'],
    [':root {', '', 'theme.css:6: This is not CSS (Unexpected }): the colours need :root { … } around them.'],
    [
      /[^]*-background: #0a6e86[^]*/,
      ':root{--primary-interaction-background:#0a6e86;--masthead-background:navy;--secondary-interaction-hyperlink:#00f}',
      'theme.css:1: --masthead-background needs a colour such as #0a6e86, not navy.',
    ],
  ])('%s as %s', async (written, wrong, expected) => {
    await writeFile(join(folder, 'portal/theme.css'), theme.replace(written, wrong))
    expect(await check()).toContain(expected)
  })
})

describe('M06 host files', () => {
  const write = async (supplierConfiguration: string) => {
    for (const [name, text] of Object.entries(hostFiles(supplierConfiguration)))
      await writeFile(join(folder, 'host', name), text)
  }

  test('made from the same configuration are right', async () => {
    await write(right)
    expect(await check()).toEqual([])
  })

  test('with an endpoint for reports too', async () => {
    const reports = '"reports": { "endpoint": "https://reports.example/r", "errors": true, "browser": true }, "logo"'
    const reporting = right.replace('"logo"', reports)
    await writeFile(join(folder, 'portal/config/configuration.json'), reporting)
    await write(reporting)
    expect(await check()).toEqual([])
  })

  test('made from another one are named with the header that differs', async () => {
    await write(right.replace('erp.supplier.example', 'old.supplier.example'))
    const sentence =
      'Content-Security-Policy is not everywhere what the configuration needs: make the file again with host-files.'
    expect((await check()).map((line) => line.replace(/:\d+:/, ':'))).toEqual([
      `host/nginx.conf: ${sentence}`,
      `host/_headers: ${sentence}`,
    ])
  })

  test('may ask for https for longer, with subdomains', async () => {
    for (const [name, text] of Object.entries(hostFiles(right, { hsts: 'max-age=63072000; includeSubDomains' })))
      await writeFile(join(folder, 'host', name), text)
    expect(await check()).toEqual([])
  })

  test('with a header that is missing in one block', async () => {
    await write(right)
    const nginx = hostFiles(right)['nginx.conf']
    await writeFile(join(folder, 'host/nginx.conf'), nginx.replace(/ *add_header X-Frame-Options .*\n/, ''))
    expect(await check()).toEqual([
      'host/nginx.conf: X-Frame-Options is not everywhere what the configuration needs: make the file again with host-files.',
    ])
  })
})

test('a folder without a portal is refused', async () => {
  await expect(checkDeployment(folder)).rejects.toThrow('has no config/configuration.json')
})
