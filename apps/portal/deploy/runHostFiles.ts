import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from './command.ts'
import { longHsts } from './host/headers.ts'
import { writeHostFiles } from './host/hostFiles.ts'

const help = `host-files FOLDER [--supplier URL [--supplier-ca FILE]] [--certificate FILE --key FILE] [--hsts VALUE] [--out FOLDER]

Writes nginx.conf and, for static hosts such as Netlify, _headers, _redirects and missing.txt. They send the
headers that config/configuration.json in the portal's FOLDER needs. Also writes manifest.webmanifest and icon-maskable.svg into
FOLDER, with which browsers install the portal. Run it again after changing the configuration, the colours or an icon.

  --supplier URL      the portal's host passes all calls on to this server of the supplier; endpointUrl in the
                      configuration is then the address of the portal itself, and the server needs to allow no other
                      origin
  --supplier-ca FILE  the certificate that makes the supplier's server trusted, if it is none that the system knows: a path on
                      the server
  --certificate FILE  nginx listens on ports 443 and 80 with this certificate and the key of --key, which are paths on the
                      server; without it on 8080, for the server in front that has the certificate
  --hsts VALUE        how long browsers use https only, by default 'max-age=31536000': a year, for this host alone. Longer, or
                      with subdomains: 'max-age=63072000; includeSubDomains; preload', which cannot be undone
  --out FOLDER        where to write; by default host, beside the portal's folder`

await runCommand(async (words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      supplier: { type: 'string' },
      'supplier-ca': { type: 'string' },
      hsts: { type: 'string' },
      certificate: { type: 'string' },
      key: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(help)
  const [portal] = positionals
  if (portal === undefined) throw new Error(help)
  const { supplier, 'supplier-ca': supplierCa, certificate, key, hsts, out: folder = join(portal, '../host') } = values
  if (supplierCa !== undefined && supplier === undefined) throw new Error('--supplier-ca belongs to --supplier.')
  if ((certificate === undefined) !== (key === undefined)) throw new Error('--certificate and --key belong together.')
  const tls = certificate !== undefined && key !== undefined ? { certificate, key } : undefined
  if (hsts !== undefined && longHsts(hsts) === undefined)
    throw new Error(`--hsts needs a year or more, such as 'max-age=31536000', not '${hsts}'.`)
  await writeHostFiles(portal, folder, { supplier, supplierCa, tls, hsts })
  console.log(`The host files are in ${folder}, and the files to install the portal in ${portal}.`)
})
