import { Counselling } from './counselling'
import { Landing } from './landing'
import { ServiceCards } from './service-cards'

/** The home page down to the service cards. Product 2, Home page. */
export function FirstSight() {
  return (
    <>
      <Landing />
      <Counselling />
      <ServiceCards />
    </>
  )
}
