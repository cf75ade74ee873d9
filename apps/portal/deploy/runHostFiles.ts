import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from './command.ts'
import { writeHostFiles } from './host/hostFiles.ts'

const help = `host-files FOLDER [--supplier URL] [--certificate FILE --key FILE] [--out FOLDER]

Writes nginx.conf and, for static hosts such as Netlify, _headers, _redirects and missing.txt. They send the
headers that config/configuration.json in the portal's FOLDER needs: run it again after changing that file.

  --supplier URL      the portal's host passes all calls on to this server of the supplier; endpointUrl in the
                      configuration is then the address of the portal itself, and the server needs to allow no other
                      origin
  --certificate FILE  nginx listens on ports 443 and 80 with this certificate and the key of --key, which are paths on the
                      server; without it on 8080, for the server in front that has the certificate
  --out FOLDER        where to write; by default host, beside the portal's folder`

await runCommand(async (words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      supplier: { type: 'string' },
      certificate: { type: 'string' },
      key: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(help)
  const [portal] = positionals
  if (portal === undefined) throw new Error(help)
  const { supplier, certificate, key, out: folder = join(portal, '../host') } = values
  if ((certificate === undefined) !== (key === undefined)) throw new Error('--certificate and --key belong together.')
  const tls = certificate !== undefined && key !== undefined ? { certificate, key } : undefined
  await writeHostFiles(portal, folder, { supplier, tls })
  console.log(`The host files are in ${folder}.`)
})
