const details = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valueMissing: false,
  valid: true,
}

/** What React Aria's `FieldError` has to know of a field. */
export const valid = { isInvalid: false, validationErrors: [], validationDetails: details }
export const invalid = {
  isInvalid: true,
  validationErrors: [],
  validationDetails: { ...details, customError: true, valid: false },
}
