import * as yup from 'yup'

/** The rules for a new password that is typed twice. It is not trimmed, because it may begin or end with a space. */
export const passwordRules = {
  password: yup.string().required('Required'),
  // If blank, show "Required" instead of "Passwords must match".
  confirmPassword: yup
    .string()
    .oneOf(['', yup.ref('password')], 'Passwords must match')
    .required('Required'),
}
