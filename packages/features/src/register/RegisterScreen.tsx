import { Card, Link, DateField, Grid, Section, Stack, TextField } from '@trade-portal/design-system'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { toasts } from '../foundation/failures/toasts.ts'
import { fieldOf, Form, SubmitBar } from '../foundation/forms/Form.tsx'
import { NewPasswordFields } from '../foundation/forms/NewPasswordFields.tsx'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { PublicScreen } from '../foundation/screens/PublicScreen.tsx'
import { routes } from '../routes.ts'
import { fieldsByWireName, useRegister } from './queries.ts'
import type { RegistrationValues } from './registrationSchema.ts'

/** Registration: a customer who has an account and a statement requests a user name and password for the portal. */
export function RegisterScreen() {
  const [isSent, setIsSent] = useState(false)
  if (isSent) return <Navigate to={routes.signIn.href()} />
  return (
    <PublicScreen
      title={routes.register.title}
      back={<Link href={routes.signIn.href()}>Back</Link>}
      intro="Ask for access to an account you already have. Keep a recent monthly statement at hand."
    >
      <Card>
        <RegisterForm onSent={() => setIsSent(true)} />
      </Card>
    </PublicScreen>
  )
}

const Field = fieldOf<RegistrationValues>()
const loadRules = () => import('./registrationSchema.ts')
const blank: RegistrationValues = {
  accountNumber: '',
  statementDate: '',
  statementReference: '',
  userName: '',
  firstName: '',
  lastName: '',
  emailAddress: '',
  password: '',
  confirmPassword: '',
}

/** The registration form. It has no draft, because drafts must not contain passwords. */
function RegisterForm({ onSent }: { readonly onSent: () => void }) {
  const register = useRegister()
  const form = usePortalForm({
    blank,
    loadRules,
    rules: ({ registrationRules }) => registrationRules,
    fieldsByWireName,
    send: async (values) => {
      await register(values)
      toasts.success('Account registration has been sent successfully')
      onSent()
    },
  })
  return (
    <Form form={form} label={routes.register.title} errorIn="toast" onSubmit={() => void form.submit()}>
      <Stack space="medium">
        <Stack space="xlarge">
          <Section as="group" heading="Your account" space="xsmall">
            <Field name="accountNumber" as={TextField} label="Account Number" isRequired autoComplete="off" />
            <Grid minColumn="medium" space="medium">
              <Field
                name="statementDate"
                as={DateField}
                label="Statement date"
                description="On your latest monthly statement"
                isRequired
              />
              <Field
                name="statementReference"
                as={TextField}
                label="Statement reference"
                description="On the same statement"
                isRequired
                autoComplete="off"
              />
            </Grid>
          </Section>
          <Section as="group" heading="Your sign-in" space="xsmall">
            <Field name="userName" as={TextField} label="Username" isRequired autoComplete="username" />
            <Grid minColumn="medium" space="medium">
              <Field name="firstName" as={TextField} label="First name" isRequired autoComplete="given-name" />
              <Field name="lastName" as={TextField} label="Last name" isRequired autoComplete="family-name" />
            </Grid>
            <Field
              name="emailAddress"
              as={TextField}
              label="Email address"
              type="email"
              isRequired
              autoComplete="email"
            />
            <Grid minColumn="medium" space="medium">
              <NewPasswordFields />
            </Grid>
          </Section>
        </Stack>
        <SubmitBar pendingLabel="Sending...">Register</SubmitBar>
      </Stack>
    </Form>
  )
}
