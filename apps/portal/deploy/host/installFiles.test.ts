import { expect, test } from 'vitest'
import { installFiles } from './installFiles.ts'

const configuration = (company_name: string) =>
  JSON.stringify({ DeviceList: [{ endpointUrl: 'https://a.example', device_id: 'D', company_id: 'C', company_name }] })
const files = {
  'config/configuration.json': configuration('Corymbia Building Supplies'),
  'theme.css': ':root {\n  /* --masthead-background: red; */\n  --masthead-background: #14293d;\n}\n',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
const made = (changes: Readonly<Record<string, string>> = {}) => {
  const all = new Map(Object.entries({ ...files, ...changes }))
  const { 'manifest.webmanifest': manifest, 'icon-maskable.svg': maskable } = installFiles((path) => all.get(path))
  return { manifest: JSON.parse(manifest), maskable }
}

test('The manifest has the name, the colour and the icons', () => {
  expect(made().manifest).toEqual({
    name: 'Corymbia Building Supplies',
    short_name: 'Corymbia',
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: '#14293d',
    background_color: '#ffffff',
    icons: [
      { src: 'icon.svg', sizes: 'any', purpose: 'any' },
      { src: 'icon-maskable.svg', sizes: 'any', purpose: 'maskable' },
    ],
  })
})

test('Pictures of fixed sizes replace the drawn icon', () => {
  const { manifest } = made({ 'icon-192.png': '', 'icon-512.png': '' })
  expect(manifest.icons).toEqual([
    { src: 'icon-192.png', sizes: '192x192', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', purpose: 'any' },
    { src: 'icon-maskable.svg', sizes: 'any', purpose: 'maskable' },
  ])
})

test.each([
  ['Corymbia Co', 'Corymbia Co'],
  ['A to Z Trade Supplies', 'A to Z Trade'],
  ['Eucalyptusholz Handel', 'Eucalyptusholz Handel'],
  ['', 'Trade Portal'],
])('The company %j is shortened to %j', (name, short) => {
  expect(made({ 'config/configuration.json': configuration(name) }).manifest.short_name).toBe(short)
})

test.each(['red', 'url(#a)', '#14293d"/><script>', ''])('The colour %j is left out', (colour) => {
  const { manifest, maskable } = made({ 'theme.css': `:root { --masthead-background: ${colour}; }` })
  expect(manifest).not.toHaveProperty('theme_color')
  expect(maskable).toContain('<path fill="#ffffff"')
})

test('The maskable icon shows the icon as a picture, on the colour', () => {
  const { maskable } = made()
  const [, fill, embedded = ''] = /fill="([^"]+)".*base64,([^"]+)"/.exec(maskable) ?? []
  expect(fill).toBe('#14293d')
  expect(Buffer.from(embedded, 'base64').toString()).toBe(files['icon.svg'])
})

test('A configuration that cannot be used gives the portal a name', () => {
  expect(made({ 'config/configuration.json': '<html>' }).manifest.name).toBe('Trade Portal')
})
