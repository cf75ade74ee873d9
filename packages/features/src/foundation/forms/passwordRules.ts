import * as yup from 'yup'

/** A new password that is typed twice. Neither is trimmed, because spaces may belong to it. */
export const passwordRules = {
  password: yup.string().required('Required'),
  // If blank, show "Required" instead of "Passwords must match".
  confirmPassword: yup
    .string()
    .oneOf(['', yup.ref('password')], 'Passwords must match')
    .required('Required'),
}
