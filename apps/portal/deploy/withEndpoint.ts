/** A configuration file with the supplier's server, and all that stands at its address, somewhere else. */
export function withEndpoint(text: string, endpointUrl: string): string {
  const deployed = endpointOf(text)
  return JSON.stringify(
    JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'string' && deployed !== undefined && value.startsWith(deployed)
        ? endpointUrl + value.slice(deployed.length)
        : value,
    ),
  )
}

function endpointOf(text: string): string | undefined {
  let found: string | undefined
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'endpointUrl' && typeof value === 'string') found ??= value
    return value
  })
  return found
}
