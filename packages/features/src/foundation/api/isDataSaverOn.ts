/** Whether the browser's data saver is on. Not all browsers report it. */
export const isDataSaverOn = (): boolean => Object(Reflect.get(navigator, 'connection')).saveData === true
