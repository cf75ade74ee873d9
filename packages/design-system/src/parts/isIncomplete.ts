/**
 * Whether some part of a date or time is blank. React Aria keeps the last whole value while parts are blank, so what
 * is on the screen and what the form holds would differ once the field is left.
 */
export function isIncomplete(field: HTMLElement | null): boolean {
  return field?.querySelector('[role=spinbutton][data-placeholder]') != null
}
