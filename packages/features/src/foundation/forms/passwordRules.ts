import * as yup from 'yup'

/**
 * The rules for a new password that users type twice. The password is not trimmed, because it may begin or end with a
 * space.
 */
export const passwordRules = {
  password: yup.string().required('Required'),
  // If the confirmation is blank, the error is "Required", not "Passwords must match".
  confirmPassword: yup
    .string()
    .oneOf(['', yup.ref('password')], 'Passwords must match')
    .required('Required'),
}
