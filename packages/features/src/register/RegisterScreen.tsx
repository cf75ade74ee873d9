import { Card, Link, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import { PublicScreen } from '../foundation/screens/PublicScreen.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** Registration: a customer who has an account and a statement requests a user name and password for the portal. */
export function RegisterScreen() {
  const [isSent, setIsSent] = useState(false)
  if (isSent) return <Navigate to={routes.signIn.href()} />
  return (
    <PublicScreen
      title={routes.register.title}
      intro="Ask for access to an account you already have. Keep a recent monthly statement at hand."
    >
      <Card>
        <RegisterForm onSent={() => setIsSent(true)} />
      </Card>
      <Text>
        <Link href={routes.signIn.href()}>Back</Link>
      </Text>
    </PublicScreen>
  )
}
