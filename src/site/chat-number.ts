import * as v from 'valibot'

/** The rules of a number for chats, of the setting and of the company's facts: as the messaging service wants it. */
export const chatNumberRules = [
  v.regex<string, string>(
    /^(?:\d{8,15})?$/,
    'must be digits only, country code first, such as 919000000000',
  ),
  // Ten Indian digits alone are a number of another country: 98… is in Iran.
  v.regex<string, string>(
    /^(?:(?!0|[6-9]\d{9}$|91).*|91\d{10})$/,
    'must begin with the country code, such as 91 before the ten digits of an Indian mobile number',
  ),
] as const
