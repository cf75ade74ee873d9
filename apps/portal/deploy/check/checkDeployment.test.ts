import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hostFiles } from '../host/hostFiles.ts'
import { writeInstallFiles } from '../host/installFiles.ts'
import { checkDeployment } from './checkDeployment.ts'
import { formatProblem } from './problem.ts'

const right = `{
  "DeviceList": [
    {
      "endpointUrl": "https://erp.supplier.example",
      "device_id": "PORTAL",
      "company_id": "CBS",
      "company_name": "Corymbia",
      "settings": {
        "pagesize": 24,
        "logo": "logo.svg",
        "payment_provider": "windcave",
        "reports": { "endpoint": "https://r.example/?a", "errors": true, "browser": true }
      }
    }
  ]
}
`
const theme = `/* --masthead-background: red;
*/
:root {
  --primary-interaction-background: #0a6e86;
  --masthead-background: #14293d;
  --secondary-interaction-hyperlink: #0b57b7;
}
`

let folder = ''
const write = (path: string, text: string) => writeFile(join(folder, path), text)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployment-'))
  for (const path of ['portal/config', 'host']) await mkdir(join(folder, path), { recursive: true })
  for (const name of ['index.html', 'version.json', 'logo.svg']) await write(`portal/${name}`, name)
  await write('portal/theme.css', theme)
  await write('portal/config/configuration.json', right)
})
afterEach(() => rm(folder, { recursive: true }))

const check = async (origin?: string) => {
  await writeInstallFiles(join(folder, 'portal'))
  return await checkAsIs(origin)
}
const checkAsIs = async (origin?: string) => (await checkDeployment(join(folder, 'portal'), origin)).map(formatProblem)

const https = '4: endpointUrl needs an https address, without query, hash or password.'
const colour = ':4: --primary-interaction-background needs a colour such as #0a6e86, and a semicolon after it.'
const noReports = '"reports": { "endpoint": "https://r.example/?a", "errors": true, "browser": true }'

test.each([
  ['"https://erp', '"http://erp', https],
  [
    '"https://erp.supplier.example"',
    '"http://localhost:4300"',
    '4: endpointUrl needs an https address that browsers reach: localhost is the machine of whoever opens the portal.',
  ],
  ['      "company_id": "CBS",\n', '', '2: company_id needs a value.'],
  [
    '"Corymbia",',
    '"Corymbia"',
    "8: The file is not JSON, here or just before: Expected ',' or '}' after property value.",
  ],
  ['"Corymbia"', '" "', '7: company_name needs the name of the company.'],
  ['"company_name"', '"companyName"', '7: The portal has no setting companyName: write company_name.'],
  ['"pagesize": 24', '"logo_size": 3', '9: The portal has no setting logo_size: remove it.'],
  ['"pagesize": 24', '"pagesize": 500', '9: pagesize needs a whole number from 1 to 200.'],
  ['"pagesize": 24', '"tax_inclusive": "no"', '9: tax_inclusive needs true or false, without quotation marks.'],
  ['"logo.svg"', '"/logo.svg"', "10: logo needs a path in the portal's folder, such as logo.svg."],
  ['"logo.svg"', '"logo.png"', "10: logo names logo.png, which is not in the portal's folder."],
  [
    '"windcave"',
    '"windriver", "checkout_key": "k"',
    '2: checkout_script needs the https address of the script of windriver, or nobody can pay by card.',
  ],
  ['"endpoint": "https://r.example/?a", ', '', '12: reports needs an endpoint, or nothing is sent.'],
  ['"errors": true', '"errors": "yes"', '12: reports: errors needs true or false, without quotation marks.'],
  [
    noReports,
    '"reports": { "endpoint": "https://r.example/" }',
    '12: reports sends nothing while none of errors, vitals and browser is true.',
  ],
  ['}\n  ]', '}, {}\n  ]', '2: DeviceList needs one entry: the portal reads only the first.'],
  ['"DeviceList"', '"Devices"', '1: DeviceList needs a list with an entry.'],
])('A configuration with %j changed to %j has one problem', async (written, wrong, expected) => {
  await write('portal/config/configuration.json', right.replace(written, wrong))
  expect(await check()).toEqual([`config/configuration.json:${expected}`])
})

test.each([
  ['#0a6e86', 'teal', colour],
  ['#0a6e86;', '#0a6e86', colour],
  [
    '--masthead-background: #',
    '--masthead: #',
    ':5: --masthead is no colour and no typeface of a deployment: remove it.',
  ],
  ['  --secondary-interaction-hyperlink: #0b57b7;\n', '', ': --secondary-interaction-hyperlink is missing: add it,'],
  [':root {', '', ': The colours need :root { … } around them, and nothing else beside it.'],
])('A theme.css with %j changed to %j has a problem', async (written, wrong, expected) => {
  await write('portal/theme.css', theme.replace(written, wrong))
  expect((await check())[0]).toMatch(`theme.css${expected}`)
})

const typeface = `@font-face {
  font-family: "Acme Sans";
  src: url("acme.woff2") format("woff2");
}
`
const ownTypeface = typeface + theme.replace('}', '  --brand-font: "Acme Sans";\n}')

test.each([
  ['', '', undefined],
  ['acme.woff2', 'acme.ttf', "theme.css:3: A typeface names acme.ttf, which is not in the portal's folder."],
  [
    '"Acme Sans";\n}\n',
    'serif\n}\n',
    'theme.css:11: --brand-font needs the name of a typeface such as "Acme Sans", and',
  ],
  [typeface, '', 'Hint: theme.css: No @font-face loads "Acme Sans", so only devices that have it show it.'],
])('A typeface with %j changed to %j has a problem', async (written, wrong, expected) => {
  await write('portal/acme.woff2', '')
  await write('portal/theme.css', ownTypeface.replace(written, wrong))
  expect((await check())[0]?.slice(0, expected?.length)).toBe(expected)
})

test('M06 Host files generated for another supplier URL are reported', async () => {
  const writeHostFiles = async (configuration: string, hsts?: string) => {
    for (const [name, text] of Object.entries(hostFiles(configuration, { hsts }))) await write(`host/${name}`, text)
  }
  expect(await check()).toEqual([])
  await writeHostFiles(right, 'max-age=63072000; includeSubDomains')
  expect(await check()).toEqual([])
  await writeHostFiles(right.replace('erp.supplier.example', 'old.supplier.example'))
  const sentence =
    'Other headers than the configuration needs: Content-Security-Policy. Make the file again with host-files.'
  expect(await check()).toEqual([`host/nginx.conf: ${sentence}`, `host/_headers: ${sentence}`])
})

test('Files to install the portal that are outdated are reported', async () => {
  expect(await check()).toEqual([])
  await write('portal/theme.css', theme.replace('#14293d', '#222222'))
  const sentence = 'Does not fit the configuration, theme.css or an icon. Make the file again with host-files.'
  expect(await checkAsIs()).toEqual(
    ['manifest.webmanifest', 'icon-maskable.svg'].map((name) => `Hint: ${name}: ${sentence}`),
  )
})

test('A wrong origin and a folder without a portal are refused', async () => {
  await expect(checkDeployment(folder)).rejects.toThrow('has no config/configuration.json')
  await expect(check('portal.example')).rejects.toThrow('--origin needs an address with https://')
  await expect(check('https://portal.example/trade')).rejects.toThrow('--origin names the path /trade')
})
