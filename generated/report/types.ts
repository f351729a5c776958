/**
 * Types of the interface `report`, generated from specs/report/openapi.yaml. Do not edit: run `npm run generate`.
 */
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of the root
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsRoot"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documentation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask the documentation address
         *
         * Answers 200 without a body. No credential is needed.
         */
        get: operations["getDocumentation"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of the documentation address
         *
         * Answers the preflight of a browser, as every path does. No credential is needed.
         * Not specified by the platform: whether «every path» includes this one, for which no OPTIONS is listed.
         */
        options: operations["optionsDocumentation"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a partner report
         *
         * Requests a report of the kind `partner`. The body is an empty object. An accepted request answers 202 and
         * names in `Location` where to ask for the report, which is produced afterwards. A caller who lacks permission
         * gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createPartnerReport"];
        delete?: never;
        /**
         * Preflight of requesting a partner report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsPartnerReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a partner report
         *
         * Asks for a report of the kind `partner` that was requested before. While it is being produced the response is
         * 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getPartnerReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a partner report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsPartnerReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bestandskundenpotential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a bestandskundenpotential report
         *
         * Requests a report of the kind `bestandskundenpotential`. The body is an empty object. An accepted request
         * answers 202 and names in `Location` where to ask for the report, which is produced afterwards. A caller who
         * lacks permission gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createBestandskundenpotentialReport"];
        delete?: never;
        /**
         * Preflight of requesting a bestandskundenpotential report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsBestandskundenpotentialReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bestandskundenpotential/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a bestandskundenpotential report
         *
         * Asks for a report of the kind `bestandskundenpotential` that was requested before. While it is being produced
         * the response is 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getBestandskundenpotentialReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a bestandskundenpotential report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsBestandskundenpotentialReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handelsbeziehungen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a handelsbeziehungen report
         *
         * Requests a report of the kind `handelsbeziehungen`. The body is an empty object. An accepted request answers
         * 202 and names in `Location` where to ask for the report, which is produced afterwards. A caller who lacks
         * permission gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createHandelsbeziehungenReport"];
        delete?: never;
        /**
         * Preflight of requesting a handelsbeziehungen report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsHandelsbeziehungenReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handelsbeziehungen/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a handelsbeziehungen report
         *
         * Asks for a report of the kind `handelsbeziehungen` that was requested before. While it is being produced the
         * response is 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getHandelsbeziehungenReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a handelsbeziehungen report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsHandelsbeziehungenReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erweitertefinanzierungskriterien": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an erweitertefinanzierungskriterien report
         *
         * Requests a report of the kind `erweitertefinanzierungskriterien`. The body is an empty object. An accepted
         * request answers 202 and names in `Location` where to ask for the report, which is produced afterwards. A
         * caller who lacks permission gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createErweitertefinanzierungskriterienReport"];
        delete?: never;
        /**
         * Preflight of requesting an erweitertefinanzierungskriterien report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsErweitertefinanzierungskriterienReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erweitertefinanzierungskriterien/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for an erweitertefinanzierungskriterien report
         *
         * Asks for a report of the kind `erweitertefinanzierungskriterien` that was requested before. While it is being
         * produced the response is 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getErweitertefinanzierungskriterienReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for an erweitertefinanzierungskriterien report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsErweitertefinanzierungskriterienReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/konditionsmeldungen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a konditionsmeldungen report
         *
         * Requests a report of the kind `konditionsmeldungen`. The body is an empty object. An accepted request answers
         * 202 and names in `Location` where to ask for the report, which is produced afterwards. A caller who lacks
         * permission gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createKonditionsmeldungenReport"];
        delete?: never;
        /**
         * Preflight of requesting a konditionsmeldungen report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsKonditionsmeldungenReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/konditionsmeldungen/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a konditionsmeldungen report
         *
         * Asks for a report of the kind `konditionsmeldungen` that was requested before. While it is being produced the
         * response is 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getKonditionsmeldungenReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a konditionsmeldungen report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsKonditionsmeldungenReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartfactsvertrieb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a smartfactsvertrieb report
         *
         * Requests a report of the kind `smartfactsvertrieb`. The body is an empty object. An accepted request answers
         * 202 and names in `Location` where to ask for the report, which is produced afterwards. A caller who lacks
         * permission gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createSmartfactsvertriebReport"];
        delete?: never;
        /**
         * Preflight of requesting a smartfactsvertrieb report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsSmartfactsvertriebReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartfactsvertrieb/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a smartfactsvertrieb report
         *
         * Asks for a report of the kind `smartfactsvertrieb` that was requested before. While it is being produced the
         * response is 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getSmartfactsvertriebReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a smartfactsvertrieb report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsSmartfactsvertriebReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartfactsproduktanbieter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a smartfactsproduktanbieter report
         *
         * Requests a report of the kind `smartfactsproduktanbieter`. The body is an empty object. An accepted request
         * answers 202 and names in `Location` where to ask for the report, which is produced afterwards. A caller who
         * lacks permission gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createSmartfactsproduktanbieterReport"];
        delete?: never;
        /**
         * Preflight of requesting a smartfactsproduktanbieter report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsSmartfactsproduktanbieterReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartfactsproduktanbieter/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a smartfactsproduktanbieter report
         *
         * Asks for a report of the kind `smartfactsproduktanbieter` that was requested before. While it is being
         * produced the response is 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getSmartfactsproduktanbieterReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a smartfactsproduktanbieter report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsSmartfactsproduktanbieterReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratesmartfactsvertrieb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a ratesmartfactsvertrieb report
         *
         * Requests a report of the kind `ratesmartfactsvertrieb`. The body is an empty object. An accepted request
         * answers 202 and names in `Location` where to ask for the report, which is produced afterwards. A caller who
         * lacks permission gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createRatesmartfactsvertriebReport"];
        delete?: never;
        /**
         * Preflight of requesting a ratesmartfactsvertrieb report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsRatesmartfactsvertriebReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratesmartfactsvertrieb/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a ratesmartfactsvertrieb report
         *
         * Asks for a report of the kind `ratesmartfactsvertrieb` that was requested before. While it is being produced
         * the response is 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getRatesmartfactsvertriebReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a ratesmartfactsvertrieb report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsRatesmartfactsvertriebReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratevertrieb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a ratevertrieb report
         *
         * Requests a report of the kind `ratevertrieb`. The body is an empty object. An accepted request answers 202 and
         * names in `Location` where to ask for the report, which is produced afterwards. A caller who lacks permission
         * gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createRatevertriebReport"];
        delete?: never;
        /**
         * Preflight of requesting a ratevertrieb report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsRatevertriebReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratevertrieb/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a ratevertrieb report
         *
         * Asks for a report of the kind `ratevertrieb` that was requested before. While it is being produced the
         * response is 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getRatevertriebReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a ratevertrieb report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsRatevertriebReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vertrieb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a vertrieb report
         *
         * Requests a report of the kind `vertrieb`. The body is an empty object. An accepted request answers 202 and
         * names in `Location` where to ask for the report, which is produced afterwards. A caller who lacks permission
         * gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createVertriebReport"];
        delete?: never;
        /**
         * Preflight of requesting a vertrieb report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsVertriebReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vertrieb/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a vertrieb report
         *
         * Asks for a report of the kind `vertrieb` that was requested before. While it is being produced the response is
         * 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getVertriebReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a vertrieb report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsVertriebReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/produktanbieter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a produktanbieter report
         *
         * Requests a report of the kind `produktanbieter`. The body may carry `fromDay`. An accepted request answers 202
         * and names in `Location` where to ask for the report, which is produced afterwards. A caller who lacks
         * permission gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createProduktanbieterReport"];
        delete?: never;
        /**
         * Preflight of requesting a produktanbieter report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsProduktanbieterReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/produktanbieter/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a produktanbieter report
         *
         * Asks for a report of the kind `produktanbieter` that was requested before. While it is being produced the
         * response is 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getProduktanbieterReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a produktanbieter report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsProduktanbieterReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rohdaten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a rohdaten report
         *
         * Requests a report of the kind `rohdaten`. The body may carry `fromDay`. An accepted request answers 202 and
         * names in `Location` where to ask for the report, which is produced afterwards. A caller who lacks permission
         * gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createRohdatenReport"];
        delete?: never;
        /**
         * Preflight of requesting a rohdaten report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsRohdatenReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rohdaten/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a rohdaten report
         *
         * Asks for a report of the kind `rohdaten` that was requested before. While it is being produced the response is
         * 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getRohdatenReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a rohdaten report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsRohdatenReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provisionsclearinggeneric": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a provisionsclearinggeneric report
         *
         * Requests a report of the kind `provisionsclearinggeneric`. The body may carry `fromDay`, `toDay`, `category`.
         * An accepted request answers 202 and names in `Location` where to ask for the report, which is produced
         * afterwards. A caller who lacks permission gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createProvisionsclearinggenericReport"];
        delete?: never;
        /**
         * Preflight of requesting a provisionsclearinggeneric report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsProvisionsclearinggenericReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provisionsclearinggeneric/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a provisionsclearinggeneric report
         *
         * Asks for a report of the kind `provisionsclearinggeneric` that was requested before. While it is being
         * produced the response is 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getProvisionsclearinggenericReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a provisionsclearinggeneric report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsProvisionsclearinggenericReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mtvreport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a mtvreport report
         *
         * Requests a report of the kind `mtvreport`. The body may carry `fromDay`, `toDay`, `category`,
         * `partnerIdToCreateReportFor`. An accepted request answers 202 and names in `Location` where to ask for the
         * report, which is produced afterwards. A caller who lacks permission gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createMtvreportReport"];
        delete?: never;
        /**
         * Preflight of requesting a mtvreport report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsMtvreportReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mtvreport/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a mtvreport report
         *
         * Asks for a report of the kind `mtvreport` that was requested before. While it is being produced the response
         * is 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getMtvreportReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a mtvreport report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsMtvreportReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/konditionsvergleich": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a konditionsvergleich report
         *
         * Requests a report of the kind `konditionsvergleich`. The body may carry `produktArt`. An accepted request
         * answers 202 and names in `Location` where to ask for the report, which is produced afterwards. A caller who
         * lacks permission gets a 403.
         * Not specified by the platform: what a report of this kind is about; whether two equal requests make two
         * reports.
         */
        post: operations["createKonditionsvergleichReport"];
        delete?: never;
        /**
         * Preflight of requesting a konditionsvergleich report
         *
         * Answers the preflight of a browser. No credential is needed.
         */
        options: operations["optionsKonditionsvergleichReports"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/konditionsvergleich/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a konditionsvergleich report
         *
         * Asks for a report of the kind `konditionsvergleich` that was requested before. While it is being produced the
         * response is 200 with its `status`. 303 means: go on at the address in `Location`.
         * Not specified by the platform: when the response is 303; no document says that a finished report, and only a
         * finished one, gets it.
         */
        get: operations["getKonditionsvergleichReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a konditionsvergleich report
         *
         * Answers the preflight of a browser, whether the report exists or not. No credential is needed.
         */
        options: operations["optionsKonditionsvergleichReport"];
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * A request for a report of a kind without properties, an empty object.
         * Not specified by the platform: what the service does with properties.
         */
        EmptyReportRequest: Record<string, never>;
        /**
         * A plain string.
         * Not specified by the platform: what it says, and whether it may be empty.
         */
        PlainString: string;
        /** The error body of the statuses 400, 404, 422 and 500. */
        ReportError: {
            /**
             * A text.
             * Not specified by the platform: what it says.
             */
            message: string;
            /**
             * A text.
             * Not specified by the platform: what it says.
             */
            error: string;
        };
        /** The error body of the status 403. */
        AccessError: {
            /**
             * A text.
             * Not specified by the platform: what it says.
             */
            message: string;
        };
        /**
         * How far a report is that is still being produced.
         * Not specified by the platform: how a reader learns that the production of a report has failed.
         */
        ReportStatus: {
            /**
             * One of two values.
             * Not specified by the platform: what the two mean, and which follows which.
             */
            status: "REQUESTED" | "PROCESSING";
        };
        /**
         * Lower bound, included: the report has the records whose date field `Datum` is this day or later. A date as
         * YYYY-MM-DD with a month from 01 to 12 and a day from 01 to 31. Left out, it is the previous day.
         * Not specified by the platform: whether a day that is in no calendar, such as 2024-02-31, is legal; the time
         * zone; what a day in the future gets, or one that is not before `toDay`; where `Datum` stands in a report and
         * how it is written.
         * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
         */
        FromDay: string;
        /**
         * A request for a `produktanbieter` report. Every property may be left out.
         * Not specified by the platform: up to which day the report goes; what the service does with other properties;
         * whether `null` counts as left out.
         */
        ProduktanbieterReportRequest: {
            /**
             * Lower bound, included: the report has the records whose date field `Datum` is this day or later. A date as
             * YYYY-MM-DD with a month from 01 to 12 and a day from 01 to 31. Left out, it is the previous day.
             * Not specified by the platform: whether a day that is in no calendar, such as 2024-02-31, is legal; the time
             * zone; what a day in the future gets, or one that is not before `toDay`; where `Datum` stands in a report and
             * how it is written.
             * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
             */
            fromDay?: components["schemas"]["FromDay"];
        };
        /**
         * A request for a `rohdaten` report. Every property may be left out.
         * Not specified by the platform: up to which day the report goes; what the service does with other properties;
         * whether `null` counts as left out.
         */
        RohdatenReportRequest: {
            /**
             * Lower bound, included: the report has the records whose date field `Datum` is this day or later. A date as
             * YYYY-MM-DD with a month from 01 to 12 and a day from 01 to 31. Left out, it is the previous day.
             * Not specified by the platform: whether a day that is in no calendar, such as 2024-02-31, is legal; the time
             * zone; what a day in the future gets, or one that is not before `toDay`; where `Datum` stands in a report and
             * how it is written.
             * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
             */
            fromDay?: components["schemas"]["FromDay"];
        };
        /**
         * Upper bound, excluded: the report has the records whose date field `Datum` is before this day. A date of the
         * same form as `fromDay`. Left out, it is the current day.
         * Not specified by the platform: whether a day that is in no calendar, such as 2024-02-31, is legal; the time
         * zone; what a day in the future gets, or one that is not after `fromDay`; where `Datum` stands in a report and
         * how it is written.
         * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
         */
        ToDay: string;
        /**
         * A filter; any text. There is no default.
         * Not specified by the platform: what it filters by, which categories exist, and what a report for an unknown
         * one holds; whether a text with line breaks is legal, which the pattern does not match.
         * Pattern: `^.*$`.
         */
        Category: string;
        /**
         * A request for a `provisionsclearinggeneric` report. Every property may be left out.
         * Not specified by the platform: what the service does with other properties; whether `null` counts as left out.
         */
        ProvisionsclearinggenericReportRequest: {
            /**
             * Lower bound, included: the report has the records whose date field `Datum` is this day or later. A date as
             * YYYY-MM-DD with a month from 01 to 12 and a day from 01 to 31. Left out, it is the previous day.
             * Not specified by the platform: whether a day that is in no calendar, such as 2024-02-31, is legal; the time
             * zone; what a day in the future gets, or one that is not before `toDay`; where `Datum` stands in a report and
             * how it is written.
             * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
             */
            fromDay?: components["schemas"]["FromDay"];
            /**
             * Upper bound, excluded: the report has the records whose date field `Datum` is before this day. A date of the
             * same form as `fromDay`. Left out, it is the current day.
             * Not specified by the platform: whether a day that is in no calendar, such as 2024-02-31, is legal; the time
             * zone; what a day in the future gets, or one that is not after `fromDay`; where `Datum` stands in a report and
             * how it is written.
             * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
             */
            toDay?: components["schemas"]["ToDay"];
            /**
             * A filter; any text. There is no default.
             * Not specified by the platform: what it filters by, which categories exist, and what a report for an unknown
             * one holds; whether a text with line breaks is legal, which the pattern does not match.
             * Pattern: `^.*$`.
             */
            category?: components["schemas"]["Category"];
        };
        /**
         * The identifier of the partner for whom the report is made. There is no default.
         * Not specified by the platform: whether the pattern, which has no anchors, has to be the whole value or may be
         * a part of it; on which partners a caller may report, and what another one gets; for whom the report is made
         * when it is left out.
         * Pattern: `[A-Z]{3}[0-9]{2}`.
         */
        PartnerIdToCreateReportFor: string;
        /**
         * A request for a `mtvreport` report. Every property may be left out.
         * Not specified by the platform: what the service does with other properties; whether `null` counts as left out.
         */
        MtvreportReportRequest: {
            /**
             * Lower bound, included: the report has the records whose date field `Datum` is this day or later. A date as
             * YYYY-MM-DD with a month from 01 to 12 and a day from 01 to 31. Left out, it is the previous day.
             * Not specified by the platform: whether a day that is in no calendar, such as 2024-02-31, is legal; the time
             * zone; what a day in the future gets, or one that is not before `toDay`; where `Datum` stands in a report and
             * how it is written.
             * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
             */
            fromDay?: components["schemas"]["FromDay"];
            /**
             * Upper bound, excluded: the report has the records whose date field `Datum` is before this day. A date of the
             * same form as `fromDay`. Left out, it is the current day.
             * Not specified by the platform: whether a day that is in no calendar, such as 2024-02-31, is legal; the time
             * zone; what a day in the future gets, or one that is not after `fromDay`; where `Datum` stands in a report and
             * how it is written.
             * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
             */
            toDay?: components["schemas"]["ToDay"];
            /**
             * A filter; any text. There is no default.
             * Not specified by the platform: what it filters by, which categories exist, and what a report for an unknown
             * one holds; whether a text with line breaks is legal, which the pattern does not match.
             * Pattern: `^.*$`.
             */
            category?: components["schemas"]["Category"];
            /**
             * The identifier of the partner for whom the report is made. There is no default.
             * Not specified by the platform: whether the pattern, which has no anchors, has to be the whole value or may be
             * a part of it; on which partners a caller may report, and what another one gets; for whom the report is made
             * when it is left out.
             * Pattern: `[A-Z]{3}[0-9]{2}`.
             */
            partnerIdToCreateReportFor?: components["schemas"]["PartnerIdToCreateReportFor"];
        };
        /**
         * A filter by product type. Left out, both values are assumed.
         */
        ProduktArt: "ANNUITAET" | "FORWARD";
        /**
         * A request for a `konditionsvergleich` report. Every property may be left out.
         * Not specified by the platform: what the service does with other properties; whether `null` counts as left out.
         */
        KonditionsvergleichReportRequest: {
            /** A filter by product type. Left out, both values are assumed. */
            produktArt?: components["schemas"]["ProduktArt"];
        };
    };
    responses: {
        /** The response has the three cross-origin headers and no body. */
        Preflight: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Allow-Methods": components["headers"]["Access-Control-Allow-Methods"];
                "Access-Control-Allow-Headers": components["headers"]["Access-Control-Allow-Headers"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * The request is refused.
         * Not specified by the platform: the conditions of this status; the media type.
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReportError"];
            };
        };
        /**
         * The caller lacks permission.
         * Not specified by the platform: which permission a caller needs, and whether it is given by kind, by report or
         * for the whole service; the media type.
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccessError"];
            };
        };
        /**
         * The report is still being produced.
         * Not specified by the platform: how long that takes, and how often to ask; the media type.
         */
        ReportInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReportStatus"];
            };
        };
        /**
         * Go on at the address in `Location`, which is the useful part. The body is a plain string.
         * Not specified by the platform: what the target of `Location` delivers, content and structure of a finished
         * report included, where it lies, which credential it wants, and how long it stays; media type and text of the
         * body, which may be empty.
         */
        ReportElsewhere: {
            headers: {
                /**
                 * Where to go on.
                 * Not specified by the platform: whether the address is absolute or relative to the request.
                 * @example https://host.example/report
                 */
                Location: string;
                [name: string]: unknown;
            };
            content: {
                "text/plain": components["schemas"]["PlainString"];
            };
        };
        /**
         * The report is not found.
         * Not specified by the platform: the conditions of this status; the media type.
         */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReportError"];
            };
        };
        /**
         * The request cannot be processed.
         * Not specified by the platform: the conditions of this status; the media type.
         */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReportError"];
            };
        };
        /**
         * The service failed.
         * Not specified by the platform: the conditions of this status; the media type.
         */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReportError"];
            };
        };
    };
    parameters: {
        /**
         * The identifier of one requested report. Take it from `Location` of the 202.
         * Not specified by the platform: its form; what the path of one kind answers for a report of another.
         * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
         */
        reportId: string;
    };
    requestBodies: {
        /**
         * The properties of the report. A body is required, even an empty object.
         * Not specified by the platform: the media type that a request names for its JSON, and what another one or none
         * gets.
         */
        EmptyReportRequest: {
            content: {
                "application/json": components["schemas"]["EmptyReportRequest"];
            };
        };
        /**
         * The properties of the report. A body is required, even an empty object.
         * Not specified by the platform: the media type that a request names for its JSON, and what another one or none
         * gets.
         */
        ProduktanbieterReportRequest: {
            content: {
                "application/json": components["schemas"]["ProduktanbieterReportRequest"];
            };
        };
        /**
         * The properties of the report. A body is required, even an empty object.
         * Not specified by the platform: the media type that a request names for its JSON, and what another one or none
         * gets.
         */
        RohdatenReportRequest: {
            content: {
                "application/json": components["schemas"]["RohdatenReportRequest"];
            };
        };
        /**
         * The properties of the report. A body is required, even an empty object.
         * Not specified by the platform: the media type that a request names for its JSON, and what another one or none
         * gets.
         */
        ProvisionsclearinggenericReportRequest: {
            content: {
                "application/json": components["schemas"]["ProvisionsclearinggenericReportRequest"];
            };
        };
        /**
         * The properties of the report. A body is required, even an empty object.
         * Not specified by the platform: the media type that a request names for its JSON, and what another one or none
         * gets.
         */
        MtvreportReportRequest: {
            content: {
                "application/json": components["schemas"]["MtvreportReportRequest"];
            };
        };
        /**
         * The properties of the report. A body is required, even an empty object.
         * Not specified by the platform: the media type that a request names for its JSON, and what another one or none
         * gets.
         */
        KonditionsvergleichReportRequest: {
            content: {
                "application/json": components["schemas"]["KonditionsvergleichReportRequest"];
            };
        };
    };
    headers: {
        /**
         * The origins whose pages may call the service.
         * Not specified by the platform: its value.
         * @example *
         */
        "Access-Control-Allow-Origin": string;
        /**
         * The methods that a page may use.
         * Not specified by the platform: its value.
         * @example GET,POST,OPTIONS
         */
        "Access-Control-Allow-Methods": string;
        /**
         * The request headers that a page may send.
         * Not specified by the platform: its value.
         * @example Authorization,Content-Type
         */
        "Access-Control-Allow-Headers": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    optionsRoot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getDocumentation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The response has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    optionsDocumentation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createPartnerReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EmptyReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /partner/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsPartnerReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getPartnerReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsPartnerReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createBestandskundenpotentialReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EmptyReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /bestandskundenpotential/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsBestandskundenpotentialReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getBestandskundenpotentialReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsBestandskundenpotentialReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createHandelsbeziehungenReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EmptyReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /handelsbeziehungen/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsHandelsbeziehungenReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getHandelsbeziehungenReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsHandelsbeziehungenReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createErweitertefinanzierungskriterienReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EmptyReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /erweitertefinanzierungskriterien/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsErweitertefinanzierungskriterienReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getErweitertefinanzierungskriterienReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsErweitertefinanzierungskriterienReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createKonditionsmeldungenReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EmptyReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /konditionsmeldungen/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsKonditionsmeldungenReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getKonditionsmeldungenReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsKonditionsmeldungenReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createSmartfactsvertriebReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EmptyReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /smartfactsvertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsSmartfactsvertriebReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getSmartfactsvertriebReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsSmartfactsvertriebReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createSmartfactsproduktanbieterReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EmptyReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /smartfactsproduktanbieter/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsSmartfactsproduktanbieterReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getSmartfactsproduktanbieterReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsSmartfactsproduktanbieterReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createRatesmartfactsvertriebReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EmptyReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /ratesmartfactsvertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsRatesmartfactsvertriebReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getRatesmartfactsvertriebReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsRatesmartfactsvertriebReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createRatevertriebReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EmptyReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /ratevertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsRatevertriebReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getRatevertriebReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsRatevertriebReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createVertriebReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EmptyReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /vertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsVertriebReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getVertriebReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsVertriebReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createProduktanbieterReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ProduktanbieterReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /produktanbieter/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsProduktanbieterReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getProduktanbieterReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsProduktanbieterReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createRohdatenReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RohdatenReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /rohdaten/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsRohdatenReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getRohdatenReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsRohdatenReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createProvisionsclearinggenericReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ProvisionsclearinggenericReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /provisionsclearinggeneric/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsProvisionsclearinggenericReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getProvisionsclearinggenericReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsProvisionsclearinggenericReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createMtvreportReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MtvreportReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /mtvreport/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsMtvreportReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getMtvreportReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsMtvreportReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    createKonditionsvergleichReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["KonditionsvergleichReportRequest"];
        responses: {
            /**
             * The request is accepted. The body is a plain string.
             * Not specified by the platform: media type and text of the body, which may be empty.
             */
            202: {
                headers: {
                    /**
                     * Where to ask for the report, the path of this kind followed by the identifier of the report.
                     * Not specified by the platform: whether the address is absolute or relative to the request.
                     * @example /konditionsvergleich/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["PlainString"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    optionsKonditionsvergleichReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
    getKonditionsvergleichReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            303: components["responses"]["ReportElsewhere"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
        };
    };
    optionsKonditionsvergleichReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of one requested report. Take it from `Location` of the 202.
                 * Not specified by the platform: its form; what the path of one kind answers for a report of another.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Preflight"];
        };
    };
}
