/** Whether a configuration file has a key for maps in the page. */
export function hasMapsKey(configuration: string | null | undefined): boolean {
  let isFound = false
  try {
    JSON.parse(configuration ?? '', (name, value: unknown) => {
      if (name === 'google_maps_key' && typeof value === 'string' && value.trim() !== '') isFound = true
      return value
    })
  } catch {
    return false
  }
  return isFound
}
