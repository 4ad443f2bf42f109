// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { afterEnquiry as englishAfter } from '@/content/en/after-enquiry'
import { immigration as englishImmigration } from '@/content/en/immigration'
import { jobs as englishJobs } from '@/content/en/jobs'
import { placeWords as englishPlaces } from '@/content/en/official-help'
import { premium as englishPremium } from '@/content/en/premium'
import { study as englishStudy } from '@/content/en/study'
import { verify as englishVerify } from '@/content/en/verify'
import { medicalDegreesUrl } from '@/content/facts/study'
import { afterEnquiry as hindiAfter } from '@/content/hi/after-enquiry'
import { immigration as hindiImmigration } from '@/content/hi/immigration'
import { jobs as hindiJobs } from '@/content/hi/jobs'
import { placeWords as hindiPlaces } from '@/content/hi/official-help'
import { premium as hindiPremium } from '@/content/hi/premium'
import { study as hindiStudy } from '@/content/hi/study'
import { verify as hindiVerify } from '@/content/hi/verify'
import { afterEnquiry as malayalamAfter } from '@/content/ml/after-enquiry'
import { immigration as malayalamImmigration } from '@/content/ml/immigration'
import { jobs as malayalamJobs } from '@/content/ml/jobs'
import { placeWords as malayalamPlaces } from '@/content/ml/official-help'
import { premium as malayalamPremium } from '@/content/ml/premium'
import { study as malayalamStudy } from '@/content/ml/study'
import { verify as malayalamVerify } from '@/content/ml/verify'

describe.each([
  {
    code: 'en',
    afterEnquiry: englishAfter,
    immigration: englishImmigration,
    jobs: englishJobs,
    places: englishPlaces,
    premium: englishPremium,
    study: englishStudy,
    verify: englishVerify,
  },
  {
    code: 'ml',
    afterEnquiry: malayalamAfter,
    immigration: malayalamImmigration,
    jobs: malayalamJobs,
    places: malayalamPlaces,
    premium: malayalamPremium,
    study: malayalamStudy,
    verify: malayalamVerify,
  },
  {
    code: 'hi',
    afterEnquiry: hindiAfter,
    immigration: hindiImmigration,
    jobs: hindiJobs,
    places: hindiPlaces,
    premium: hindiPremium,
    study: hindiStudy,
    verify: hindiVerify,
  },
])(
  'said in full in $code:',
  ({ afterEnquiry, immigration, jobs, places, premium, study, verify }) => {
    test('what a doctor needs to practise in India', () => {
      const line = `${study.doctors.text} ${study.doctors.officialBody} ${medicalDegreesUrl}`
      // The entrance test, the study and its internship, the screening test, the internship in India, where to read it.
      expect(line).toMatch(/NEET.*\b54\b.*\b12\b.*FMGE.*NExT.*\b12\b.*nmc\.org\.in/)
    })

    test('that codes are never asked for, except in the window of Buy Now', () => {
      const codes = verify.never.points.find(({ title }) => title.includes('OTP'))
      for (const text of [codes?.text, afterEnquiry.never.text]) {
        expect(text).toContain('Razorpay')
        expect(text).toContain(premium.callToAction)
        // A UPI payment's only secret never belongs into a window of a website.
        expect(text?.split(/[.;,।]/).find((part) => part.includes('UPI'))).not.toContain('Razorpay')
        expect(text).toMatch(/UPI (?:PIN|പിൻ|पिन)/)
      }
    })

    test('what an office is called, by one name on all pages', () => {
      const { Canada, Australia } = immigration.warning
      expect(places.canadaAdvisers.name).toContain(`: ${Canada.officialBody}`)
      expect(places.australiaAdvisers.name).toContain(`: ${Australia.officialBody}`)
      expect(jobs.requirements.Ireland.officialBody).toContain(
        'Department of Enterprise, Tourism and Employment,',
      )
    })
  },
)
