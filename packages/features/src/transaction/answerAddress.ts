import { TextField } from '@trade-portal/design-system'

/** The field for the sender's address in a message to the supplier. */
export const answerAddress = {
  name: 'emailAddress',
  as: TextField,
  label: 'Your email address',
  isRequired: true,
  inputMode: 'email',
  autoComplete: 'email',
  description: 'The answer goes there.',
} as const
