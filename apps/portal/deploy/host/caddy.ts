import type { Proxy } from './proxy.ts'
import { cacheControl, filePathPattern } from './headers.ts'

/** The configuration of Caddy, which obtains TLS certificates automatically. */
export function caddyFile(headers: Readonly<Record<string, string>>, proxy: Proxy | undefined): string {
  return `# Made from the portal's configuration by host-files. Make it again after a change of config/configuration.json.
# Start it with the portal's domain: PORTAL_ADDRESS=portal.example caddy run
{
	# No HTTP/2: over it no connection can be closed after an order.
	servers {
		protocols h1
	}
}

(headers) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `		${caddyHeader(name, value)}`)
  .join('\n')}
		Vary Accept-Encoding
		-Server
		# In place of those of the answer that follows.
		defer
	}
}

http://{$PORTAL_ADDRESS:portal.example} {
	import headers
	header Cache-Control no-store
	redir https://{host}{uri} 308
}

{$PORTAL_ADDRESS:portal.example} {
	root * /srv/portal
	import headers
	log {
		output stdout
		# Queries, in which customers search, and headers, which hold the session, are not logged.
		format filter {
			wrap json
			fields {
				request>uri regexp [?].* ""
				request>headers delete
				resp_headers delete
			}
		}
	}

	handle /healthz {
		header Cache-Control no-store
		respond "ok"
	}
${proxy ? proxyBlock(headers, proxy) : ''}
	@asset path /assets/*
	handle @asset {
		header Cache-Control "${cacheControl('/assets/')}"
		file_server {
			precompressed br gzip
		}
	}

	@file path_regexp ${filePathPattern}
	handle @file {
		header Cache-Control ${cacheControl('/')}
		file_server {
			precompressed br gzip
		}
	}

	# Screens: every address without a file is answered with the page.
	handle {
		header Cache-Control ${cacheControl('/')}
		try_files {path} /index.html
		file_server {
			precompressed br gzip
		}
	}

	# Never the page: a browser would run its HTML as a script.
	handle_errors {
		import headers
		header Cache-Control no-store
		header Content-Type "text/plain; charset=utf-8"
		respond "{err.status_text}"
	}
}
`
}

/** The line that sends a header. */
export function caddyHeader(name: string, value: string): string {
  return `${name} "${value.replaceAll('"', String.raw`\"`)}"`
}

function proxyBlock(headers: Readonly<Record<string, string>>, proxy: Proxy): string {
  const { path, target, closing, timeoutSeconds } = proxy
  const hidden = [...Object.keys(headers), 'Cache-Control', 'Vary', 'Set-Cookie']
  return `
	# The supplier's server. Caddy sends no POST a second time.
	@proxy path ${path}
	handle @proxy {
		header Cache-Control no-store
		# Closes the connection, on which a browser could send a next order twice.
		@closing query ${closing.map((name) => `ipFunction=${name}`).join(' ')}
		header @closing {
			Connection close
			defer
		}
		# For a server that does not compress by itself: a long list has megabytes.
		encode gzip
		rewrite * ${target.pathname}
		reverse_proxy ${target.origin} {
			header_up Host ${target.host}
			header_up -Cookie
${hidden.map((name) => `			header_down -${name}`).join('\n')}
			transport http {
				keepalive off
				dial_timeout 10s
				response_header_timeout ${timeoutSeconds}s
			}
		}
	}
`
}
