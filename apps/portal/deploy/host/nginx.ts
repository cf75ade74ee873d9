import { cacheControl, filePathPattern } from './headers.ts'
import { closingFunctions, type Proxy } from './proxy.ts'

/** Paths of a certificate and its key on the server. */
export interface Certificate {
  readonly certificate: string
  readonly key: string
}

/**
 * The complete configuration of nginx. A block that sets a header of its own inherits none from the outer block, so each
 * such block repeats all headers. With `always`, nginx sends the headers with errors too.
 * @param tls Without it, nginx serves plain http, and another server in front of it must terminate TLS.
 */
export function nginxFile(
  headers: Readonly<Record<string, string>>,
  proxy: Proxy | undefined,
  tls: Certificate | undefined,
): string {
  const withHeaders = (cache: string) =>
    Object.entries({ ...headers, 'Cache-Control': cache, Vary: 'Accept-Encoding' }).map(
      // A value that begins with `$` is an nginx variable.
      ([name, value]) => `add_header ${name} ${value.startsWith('$') ? value : quoted(value)} always;`,
    )
  const plainText = ['types { }', 'default_type text/plain;']
  const revalidated = withHeaders(cacheControl('/'))
  const notKept = withHeaders('no-store')

  // No HTTP/2 where orders pass: over it, nginx keeps the connection after an order, and a browser could repeat the next one.
  const listening = tls
    ? [
        `listen 443 ssl${proxy ? '' : ' http2'};`,
        `ssl_certificate ${quoted(tls.certificate)};`,
        `ssl_certificate_key ${quoted(tls.key)};`,
      ]
    : ['listen 8080;']
  const redirecting = ['listen 80;', 'server_name _;', ...notKept, 'return 308 https://$host$request_uri;']
  const server = [
    ...listening,
    'server_name _;',
    'root /srv/portal/current/portal;',
    'absolute_redirect off;',
    '',
    '# Of requests that no block below answers, such as malformed ones.',
    ...notKept,
    '',
    '# Screens: every address without a file is answered with the page.',
    ...block('location /', [...revalidated, 'try_files $uri /index.html;']),
    ...block('location ^~ /assets/', [...withHeaders('$cache_of_asset'), 'try_files $uri @missing;']),
    ...block(`location ~ ${quoted(filePathPattern)}`, [...revalidated, 'try_files $uri @missing;']),
    '# Never the page: a browser would run its HTML as a script.',
    ...block('location @missing', [...plainText, ...notKept, 'return 404 "Not found\\n";']),
    ...block('location = /healthz', ['access_log off;', ...plainText, ...notKept, 'return 200 "ok\\n";']),
    ...(proxy ? proxyLocations(proxy, [...notKept, ...hidden(headers)]) : []),
  ]
  return `${[
    "# Made from the portal's configuration by host-files. Make it again after a change of config/configuration.json.",
    '#',
    '# TLS ends here if host-files was told the certificate, otherwise in front of this server. Whatever stands in front must',
    '# not repeat a POST. If it passes calls on, it must offer HTTP/1.1 only: over HTTP/2, nginx does not close the connection',
    '# after an order, and browsers could repeat the next order on it.',
    'include /etc/nginx/modules*/*.conf;',
    'worker_processes auto;',
    '# Other errors are not logged, because they contain queries, in which customers search. All errors of calls are logged.',
    'error_log stderr crit;',
    ...block('events', ['worker_connections 1024;']),
    ...block('http', [
      'include /etc/nginx/mime.types;',
      'types { application/manifest+json webmanifest; }',
      'default_type application/octet-stream;',
      'charset utf-8;',
      'server_tokens off;',
      'sendfile on;',
      'keepalive_timeout 65s;',
      '# The compressed copies beside the files.',
      'gzip_static on;',
      '# Where nginx has its Brotli module (libnginx-mod-http-brotli-static in Debian, nginx-mod-http-brotli in Alpine),',
      '# write the line `brotli_static on;` into brotli.conf beside this file. Without it gzip is sent.',
      'include brotli.conf*;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path /tmp/${kind};`),
      ...block('map $request_uri $path_only', ['"~^(?<path>[^?]*)" $path;']),
      '# Browsers would keep an error for a year too.',
      ...block('map $status $cache_of_asset', [
        'default no-store;',
        ...[200, 206, 304].map((status) => `${status} ${quoted(cacheControl('/assets/'))};`),
      ]),
      `log_format without_query '$remote_addr [$time_iso8601] "$request_method $path_only" $status $body_bytes_sent $request_time';`,
      'access_log /var/log/nginx/access.log without_query;',
      '',
      ...block('server', server),
      ...(tls ? block('server', redirecting) : []),
    ]),
  ].join('\n')}\n`
}

function proxyLocations({ path, target, trusted, timeoutSeconds }: Proxy, headers: readonly string[]): string[] {
  const closingPath = `${path}-closing`
  const pass = [
    ...headers,
    '# Says why a call fails. The query of a call holds names of functions only.',
    'error_log stderr error;',
    `proxy_pass ${target.href};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection close;',
    `proxy_set_header Host ${target.host};`,
    'proxy_set_header Cookie "";',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '# An order must not be sent twice. nginx tries another address of the server only before it has sent anything of a POST.',
    'proxy_next_upstream error;',
    'proxy_connect_timeout 10s;',
    `proxy_send_timeout ${timeoutSeconds}s;`,
    `proxy_read_timeout ${timeoutSeconds}s;`,
    'proxy_max_temp_file_size 0;',
    '# For a server that does not compress by itself: a long list has megabytes.',
    'gzip on;',
    'gzip_proxied any;',
    'gzip_types application/json;',
    'gzip_min_length 1000;',
    ...(target.protocol === 'https:'
      ? [
          'proxy_ssl_server_name on;',
          'proxy_ssl_verify on;',
          'proxy_ssl_verify_depth 3;',
          `proxy_ssl_trusted_certificate ${quoted(trusted)};`,
        ]
      : []),
  ]
  return [
    "# The supplier's server.",
    ...block(`location = ${path}`, [
      ...block(`if ($arg_ipFunction ~ "^(?:${closingFunctions.join('|')})$")`, [`rewrite ^ ${closingPath} last;`]),
      ...pass,
    ]),
    '# Closes the connection, on which a browser could send a next order twice.',
    ...block(`location = ${closingPath}`, ['internal;', 'keepalive_timeout 0;', ...pass]),
  ]
}

/**
 * Removes the headers with these names from the supplier's response. Otherwise nginx would send them in addition to the
 * portal's own headers.
 */
function hidden(headers: Readonly<Record<string, string>>): string[] {
  return [...Object.keys(headers), 'Cache-Control', 'Vary', 'Set-Cookie'].map((name) => `proxy_hide_header ${name};`)
}

function block(opening: string, lines: readonly string[]): string[] {
  return [`${opening} {`, ...lines.map((line) => (line === '' ? '' : `  ${line}`)), '}']
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
