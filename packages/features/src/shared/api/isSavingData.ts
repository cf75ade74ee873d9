/** Whether the user asks the browser to load only what is opened. Not every browser can be asked. */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
