import { fieldOf } from '../../foundation/forms/fieldOf.tsx'
import type { EmailValues } from './emailValues.ts'

/** A field of the e-mail form. */
export const EmailField = fieldOf<EmailValues>()
