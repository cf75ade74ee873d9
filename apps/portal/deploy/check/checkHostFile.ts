import { caddyHeader } from '../host/caddy.ts'
import { securityHeaders } from '../host/headers.ts'
import { nginxHeader } from '../host/nginx.ts'
import type { Problem } from './problem.ts'

/** Checks that a host file sends the headers that the configuration needs. Any other change to the file is allowed. */
export function checkHostFile(configuration: string, name: string, text: string): readonly Problem[] {
  const lines = text.split('\n').map((line) => line.trim())
  const blocks = lines.filter((line) => /^(?:server|location .*) \{$/.test(line)).length
  return Object.entries(securityHeaders(configuration, '')).flatMap(([header, value]): Problem[] => {
    const [expected, times] =
      name === 'nginx.conf'
        ? [nginxHeader(header, value), blocks]
        : [name === 'Caddyfile' ? caddyHeader(header, value) : `${header}: ${value}`, 1]
    if (lines.filter((line) => line === expected).length >= times) return []
    const first = lines.findIndex((line) => line !== expected && line.includes(header))
    const sentence = `${header} is not everywhere what the configuration needs: make the file again with host-files.`
    return [{ where: `host/${name}`, line: first < 0 ? undefined : first + 1, sentence }]
  })
}
