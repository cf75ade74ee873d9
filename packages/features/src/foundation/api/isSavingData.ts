/** Whether the user asks the browser to load only what is opened. Not every browser can be asked. */
export const isSavingData = (): boolean => Object(Reflect.get(navigator, 'connection')).saveData === true
