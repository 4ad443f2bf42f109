import type * as about from './about'
import type * as account from './account'
import type * as afterEnquiry from './after-enquiry'
import type * as appliedWork from './applied-work'
import type * as asOf from './as-of'
import type * as browse from './browse'
import type * as browseLate from './browse-late'
import type * as checkOffer from './check-offer'
import type * as checkOfferChat from './check-offer-chat'
import type * as checkOfferMessage from './check-offer-message'
import type * as checkOfferMoney from './check-offer-money'
import type * as checkOfferRules from './check-offer-rules'
import type * as checkOfferStudy from './check-offer-study'
import type * as checkOfferWork from './check-offer-work'
import type * as common from './common'
import type * as company from './company'
import type * as compare from './compare'
import type * as compareBar from './compare-bar'
import type * as compareChoice from './compare-choice'
import type * as components from './components'
import type * as contact from './contact'
import type * as countries from './countries'
import type * as countryEnquiry from './country-enquiry'
import type * as countryGuide from './country-guide'
import type * as countryNames from './country-names'
import type * as countryOrder from './country-order'
import type * as dataNotice from './data-notice'
import type * as dayAndTime from './day-and-time'
import type * as dayText from './day-text'
import type * as enquiryForm from './enquiry-form'
import type * as guard from './guard'
import type * as home from './home'
import type * as homeFirst from './home-first'
import type * as immigration from './immigration'
import type * as jobs from './jobs'
import type * as keptThings from './kept-things'
import type * as keptSite from './kept-site'
import type * as languageOffer from './language-offer'
import type * as loginFailed from './login-failed'
import type * as loginWay from './login-way'
import type * as members from './members'
import type * as messages from './messages'
import type * as months from './months'
import type * as navigation from './navigation'
import type * as notFound from './not-found'
import type * as office from './office'
import type * as officeNow from './office-now'
import type * as officialHelp from './official-help'
import type * as offline from './offline'
import type * as paperWords from './paper-words'
import type * as papers from './papers'
import type * as payment from './payment'
import type * as pendingEnquiries from './pending-enquiries'
import type * as plan from './plan'
import type * as planCosts from './plan-costs'
import type * as planCountrySteps from './plan-country-steps'
import type * as planDays from './plan-days'
import type * as planDeciders from './plan-deciders'
import type * as planForm from './plan-form'
import type * as planLink from './plan-link'
import type * as planMoney from './plan-money'
import type * as planOutlook from './plan-outlook'
import type * as planOwn from './plan-own'
import type * as planShare from './plan-share'
import type * as planSharedSteps from './plan-shared-steps'
import type * as planSteps from './plan-steps'
import type * as planWorkSteps from './plan-work-steps'
import type * as policy from './policy'
import type * as premium from './premium'
import type * as premiumPrice from './premium-price'
import type * as referralTerms from './referral-terms'
import type * as registerFailed from './register-failed'
import type * as registerInvite from './register-invite'
import type * as reports from './reports'
import type * as resetFailed from './reset-failed'
import type * as sendLater from './send-later'
import type * as services from './services'
import type * as shell from './shell'
import type * as shortlist from './shortlist'
import type * as shortlistPage from './shortlist-page'
import type * as shortlistSection from './shortlist-section'
import type * as site from './site'
import type * as sitePages from './site-pages'
import type * as study from './study'
import type * as studyPapers from './study-papers'
import type * as toasts from './toasts'
import type * as trail from './trail'
import type * as verify from './verify'
import type * as visaTypes from './visa-types'
import type * as visitPapers from './visit-papers'
import type * as visitVisas from './visit-visas'
import type * as visitingVisa from './visiting-visa'
import type * as writtenOn from './written-on'
import type * as yourData from './your-data'

/** Every file of words that each language has, by its name. Product 10, Languages. */
export interface AllWords {
  about: typeof about
  account: typeof account
  'after-enquiry': typeof afterEnquiry
  'applied-work': typeof appliedWork
  'as-of': typeof asOf
  browse: typeof browse
  'browse-late': typeof browseLate
  'check-offer': typeof checkOffer
  'check-offer-chat': typeof checkOfferChat
  'check-offer-message': typeof checkOfferMessage
  'check-offer-money': typeof checkOfferMoney
  'check-offer-rules': typeof checkOfferRules
  'check-offer-study': typeof checkOfferStudy
  'check-offer-work': typeof checkOfferWork
  common: typeof common
  company: typeof company
  compare: typeof compare
  'compare-bar': typeof compareBar
  'compare-choice': typeof compareChoice
  components: typeof components
  contact: typeof contact
  countries: typeof countries
  'country-enquiry': typeof countryEnquiry
  'country-guide': typeof countryGuide
  'country-names': typeof countryNames
  'country-order': typeof countryOrder
  'data-notice': typeof dataNotice
  'day-and-time': typeof dayAndTime
  'day-text': typeof dayText
  'enquiry-form': typeof enquiryForm
  guard: typeof guard
  home: typeof home
  'home-first': typeof homeFirst
  immigration: typeof immigration
  jobs: typeof jobs
  'kept-things': typeof keptThings
  'kept-site': typeof keptSite
  'language-offer': typeof languageOffer
  'login-failed': typeof loginFailed
  'login-way': typeof loginWay
  members: typeof members
  messages: typeof messages
  months: typeof months
  navigation: typeof navigation
  'not-found': typeof notFound
  office: typeof office
  'office-now': typeof officeNow
  'official-help': typeof officialHelp
  offline: typeof offline
  'paper-words': typeof paperWords
  papers: typeof papers
  payment: typeof payment
  'pending-enquiries': typeof pendingEnquiries
  plan: typeof plan
  'plan-costs': typeof planCosts
  'plan-country-steps': typeof planCountrySteps
  'plan-days': typeof planDays
  'plan-deciders': typeof planDeciders
  'plan-form': typeof planForm
  'plan-link': typeof planLink
  'plan-money': typeof planMoney
  'plan-outlook': typeof planOutlook
  'plan-own': typeof planOwn
  'plan-share': typeof planShare
  'plan-shared-steps': typeof planSharedSteps
  'plan-steps': typeof planSteps
  'plan-work-steps': typeof planWorkSteps
  policy: typeof policy
  premium: typeof premium
  'premium-price': typeof premiumPrice
  'referral-terms': typeof referralTerms
  'register-failed': typeof registerFailed
  'register-invite': typeof registerInvite
  reports: typeof reports
  'reset-failed': typeof resetFailed
  'send-later': typeof sendLater
  services: typeof services
  shell: typeof shell
  shortlist: typeof shortlist
  'shortlist-page': typeof shortlistPage
  'shortlist-section': typeof shortlistSection
  site: typeof site
  'site-pages': typeof sitePages
  study: typeof study
  'study-papers': typeof studyPapers
  toasts: typeof toasts
  trail: typeof trail
  verify: typeof verify
  'visa-types': typeof visaTypes
  'visit-papers': typeof visitPapers
  'visit-visas': typeof visitVisas
  'visiting-visa': typeof visitingVisa
  'written-on': typeof writtenOn
  'your-data': typeof yourData
}
