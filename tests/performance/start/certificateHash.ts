import { createHash, X509Certificate } from 'node:crypto'
import { connect } from 'node:tls'

/** Hash of the public key of a server on this machine, for `--ignore-certificate-errors-spki-list`. */
export async function certificateHash(url: string): Promise<string> {
  const certificate = await new Promise<Buffer>((resolve, reject) => {
    const socket = connect({ port: Number(new URL(url).port), host: 'localhost', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().raw)
      socket.end()
    })
    socket.once('error', reject)
  })
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
