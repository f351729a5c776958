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
         * Call the documentation address
         *
         * Answers 200 without content. No credential is needed.
         */
        get: operations["getDocumentation"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of the documentation address
         *
         * Answers the preflight of a browser, as every path does. No credential is needed.
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
         * Order a partner report
         *
         * Orders a report of the kind `partner`. The body is an empty object. An accepted order answers 202 at once and
         * names in `Location` where to ask for the report; the report itself is produced afterwards. A caller without
         * permission for this kind gets a 403.
         */
        post: operations["createPartnerReport"];
        delete?: never;
        /**
         * Preflight of ordering a partner report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a partner report
         *
         * Asks for a report of the kind `partner` that was ordered before. While it is being produced the answer is 200
         * with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getPartnerReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a partner report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order a bestandskundenpotential report
         *
         * Orders a report of the kind `bestandskundenpotential`. The body is an empty object. An accepted order answers
         * 202 at once and names in `Location` where to ask for the report; the report itself is produced afterwards. A
         * caller without permission for this kind gets a 403.
         */
        post: operations["createBestandskundenpotentialReport"];
        delete?: never;
        /**
         * Preflight of ordering a bestandskundenpotential report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a bestandskundenpotential report
         *
         * Asks for a report of the kind `bestandskundenpotential` that was ordered before. While it is being produced
         * the answer is 200 with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getBestandskundenpotentialReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a bestandskundenpotential report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order a handelsbeziehungen report
         *
         * Orders a report of the kind `handelsbeziehungen`. The body is an empty object. An accepted order answers 202
         * at once and names in `Location` where to ask for the report; the report itself is produced afterwards. A
         * caller without permission for this kind gets a 403.
         */
        post: operations["createHandelsbeziehungenReport"];
        delete?: never;
        /**
         * Preflight of ordering a handelsbeziehungen report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a handelsbeziehungen report
         *
         * Asks for a report of the kind `handelsbeziehungen` that was ordered before. While it is being produced the
         * answer is 200 with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getHandelsbeziehungenReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a handelsbeziehungen report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order an erweitertefinanzierungskriterien report
         *
         * Orders a report of the kind `erweitertefinanzierungskriterien`. The body is an empty object. An accepted order
         * answers 202 at once and names in `Location` where to ask for the report; the report itself is produced
         * afterwards. A caller without permission for this kind gets a 403.
         */
        post: operations["createErweitertefinanzierungskriterienReport"];
        delete?: never;
        /**
         * Preflight of ordering an erweitertefinanzierungskriterien report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for an erweitertefinanzierungskriterien report
         *
         * Asks for a report of the kind `erweitertefinanzierungskriterien` that was ordered before. While it is being
         * produced the answer is 200 with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getErweitertefinanzierungskriterienReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for an erweitertefinanzierungskriterien report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order a konditionsmeldungen report
         *
         * Orders a report of the kind `konditionsmeldungen`. The body is an empty object. An accepted order answers 202
         * at once and names in `Location` where to ask for the report; the report itself is produced afterwards. A
         * caller without permission for this kind gets a 403.
         */
        post: operations["createKonditionsmeldungenReport"];
        delete?: never;
        /**
         * Preflight of ordering a konditionsmeldungen report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a konditionsmeldungen report
         *
         * Asks for a report of the kind `konditionsmeldungen` that was ordered before. While it is being produced the
         * answer is 200 with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getKonditionsmeldungenReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a konditionsmeldungen report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order a smartfactsvertrieb report
         *
         * Orders a report of the kind `smartfactsvertrieb`. The body is an empty object. An accepted order answers 202
         * at once and names in `Location` where to ask for the report; the report itself is produced afterwards. A
         * caller without permission for this kind gets a 403.
         */
        post: operations["createSmartfactsvertriebReport"];
        delete?: never;
        /**
         * Preflight of ordering a smartfactsvertrieb report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a smartfactsvertrieb report
         *
         * Asks for a report of the kind `smartfactsvertrieb` that was ordered before. While it is being produced the
         * answer is 200 with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getSmartfactsvertriebReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a smartfactsvertrieb report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order a smartfactsproduktanbieter report
         *
         * Orders a report of the kind `smartfactsproduktanbieter`. The body is an empty object. An accepted order
         * answers 202 at once and names in `Location` where to ask for the report; the report itself is produced
         * afterwards. A caller without permission for this kind gets a 403.
         */
        post: operations["createSmartfactsproduktanbieterReport"];
        delete?: never;
        /**
         * Preflight of ordering a smartfactsproduktanbieter report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a smartfactsproduktanbieter report
         *
         * Asks for a report of the kind `smartfactsproduktanbieter` that was ordered before. While it is being produced
         * the answer is 200 with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getSmartfactsproduktanbieterReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a smartfactsproduktanbieter report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order a ratesmartfactsvertrieb report
         *
         * Orders a report of the kind `ratesmartfactsvertrieb`. The body is an empty object. An accepted order answers
         * 202 at once and names in `Location` where to ask for the report; the report itself is produced afterwards. A
         * caller without permission for this kind gets a 403.
         */
        post: operations["createRatesmartfactsvertriebReport"];
        delete?: never;
        /**
         * Preflight of ordering a ratesmartfactsvertrieb report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a ratesmartfactsvertrieb report
         *
         * Asks for a report of the kind `ratesmartfactsvertrieb` that was ordered before. While it is being produced the
         * answer is 200 with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getRatesmartfactsvertriebReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a ratesmartfactsvertrieb report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order a ratevertrieb report
         *
         * Orders a report of the kind `ratevertrieb`. The body is an empty object. An accepted order answers 202 at once
         * and names in `Location` where to ask for the report; the report itself is produced afterwards. A caller
         * without permission for this kind gets a 403.
         */
        post: operations["createRatevertriebReport"];
        delete?: never;
        /**
         * Preflight of ordering a ratevertrieb report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a ratevertrieb report
         *
         * Asks for a report of the kind `ratevertrieb` that was ordered before. While it is being produced the answer is
         * 200 with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getRatevertriebReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a ratevertrieb report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order a vertrieb report
         *
         * Orders a report of the kind `vertrieb`. The body is an empty object. An accepted order answers 202 at once and
         * names in `Location` where to ask for the report; the report itself is produced afterwards. A caller without
         * permission for this kind gets a 403.
         */
        post: operations["createVertriebReport"];
        delete?: never;
        /**
         * Preflight of ordering a vertrieb report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a vertrieb report
         *
         * Asks for a report of the kind `vertrieb` that was ordered before. While it is being produced the answer is 200
         * with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getVertriebReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a vertrieb report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order a produktanbieter report
         *
         * Orders a report of the kind `produktanbieter`. The body may carry `fromDay`. An accepted order answers 202 at
         * once and names in `Location` where to ask for the report; the report itself is produced afterwards. A caller
         * without permission for this kind gets a 403.
         */
        post: operations["createProduktanbieterReport"];
        delete?: never;
        /**
         * Preflight of ordering a produktanbieter report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a produktanbieter report
         *
         * Asks for a report of the kind `produktanbieter` that was ordered before. While it is being produced the answer
         * is 200 with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getProduktanbieterReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a produktanbieter report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order a rohdaten report
         *
         * Orders a report of the kind `rohdaten`. The body may carry `fromDay`. An accepted order answers 202 at once
         * and names in `Location` where to ask for the report; the report itself is produced afterwards. A caller
         * without permission for this kind gets a 403.
         */
        post: operations["createRohdatenReport"];
        delete?: never;
        /**
         * Preflight of ordering a rohdaten report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a rohdaten report
         *
         * Asks for a report of the kind `rohdaten` that was ordered before. While it is being produced the answer is 200
         * with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getRohdatenReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a rohdaten report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order a provisionsclearinggeneric report
         *
         * Orders a report of the kind `provisionsclearinggeneric`. The body may carry `fromDay`, `toDay`, `category`. An
         * accepted order answers 202 at once and names in `Location` where to ask for the report; the report itself is
         * produced afterwards. A caller without permission for this kind gets a 403.
         */
        post: operations["createProvisionsclearinggenericReport"];
        delete?: never;
        /**
         * Preflight of ordering a provisionsclearinggeneric report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a provisionsclearinggeneric report
         *
         * Asks for a report of the kind `provisionsclearinggeneric` that was ordered before. While it is being produced
         * the answer is 200 with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getProvisionsclearinggenericReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a provisionsclearinggeneric report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order a mtvreport report
         *
         * Orders a report of the kind `mtvreport`. The body may carry `fromDay`, `toDay`, `category`,
         * `partnerIdToCreateReportFor`. An accepted order answers 202 at once and names in `Location` where to ask for
         * the report; the report itself is produced afterwards. A caller without permission for this kind gets a 403.
         */
        post: operations["createMtvreportReport"];
        delete?: never;
        /**
         * Preflight of ordering a mtvreport report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a mtvreport report
         *
         * Asks for a report of the kind `mtvreport` that was ordered before. While it is being produced the answer is
         * 200 with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getMtvreportReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a mtvreport report
         *
         * Answers the preflight of a browser. No credential is needed.
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
         * Order a konditionsvergleich report
         *
         * Orders a report of the kind `konditionsvergleich`. The body may carry `produktArt`. An accepted order answers
         * 202 at once and names in `Location` where to ask for the report; the report itself is produced afterwards. A
         * caller without permission for this kind gets a 403.
         */
        post: operations["createKonditionsvergleichReport"];
        delete?: never;
        /**
         * Preflight of ordering a konditionsvergleich report
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        /**
         * Ask for a konditionsvergleich report
         *
         * Asks for a report of the kind `konditionsvergleich` that was ordered before. While it is being produced the
         * answer is 200 with its `status`; a 303 names in `Location` where the report is.
         */
        get: operations["getKonditionsvergleichReport"];
        put?: never;
        post?: never;
        delete?: never;
        /**
         * Preflight of asking for a konditionsvergleich report
         *
         * Answers the preflight of a browser. No credential is needed.
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
        /** Body of an order for a `partner` report. This kind knows no properties, so the body is an empty object. */
        PartnerAnforderung: Record<string, never>;
        /** Any text. It carries no meaning beside the header `Location` of the same response. */
        Antworttext: string;
        /** The error body of the statuses 400, 404, 422 and 500. */
        Fehler: {
            /** What went wrong, for a reader. */
            message?: string;
            /** The error as the service names it; its values are not published. */
            error?: string;
        };
        /** The error body of the status 403. */
        Zugriffsfehler: {
            /** What went wrong, for a reader. */
            message?: string;
        };
        /**
         * How far a report is that is still being produced. Which status follows which is not published.
         * Not specified by the platform: the transitions between the states.
         */
        Berichtsstatus: {
            /**
             * REQUESTED or PROCESSING; both mean that the report is not there yet.
             */
            status: "REQUESTED" | "PROCESSING";
        };
        /**
         * Body of an order for a `bestandskundenpotential` report. This kind knows no properties, so the body is an
         * empty object.
         */
        BestandskundenpotentialAnforderung: Record<string, never>;
        /**
         * Body of an order for a `handelsbeziehungen` report. This kind knows no properties, so the body is an empty
         * object.
         */
        HandelsbeziehungenAnforderung: Record<string, never>;
        /**
         * Body of an order for an `erweitertefinanzierungskriterien` report. This kind knows no properties, so the body
         * is an empty object.
         */
        ErweitertefinanzierungskriterienAnforderung: Record<string, never>;
        /**
         * Body of an order for a `konditionsmeldungen` report. This kind knows no properties, so the body is an empty
         * object.
         */
        KonditionsmeldungenAnforderung: Record<string, never>;
        /**
         * Body of an order for a `smartfactsvertrieb` report. This kind knows no properties, so the body is an empty
         * object.
         */
        SmartfactsvertriebAnforderung: Record<string, never>;
        /**
         * Body of an order for a `smartfactsproduktanbieter` report. This kind knows no properties, so the body is an
         * empty object.
         */
        SmartfactsproduktanbieterAnforderung: Record<string, never>;
        /**
         * Body of an order for a `ratesmartfactsvertrieb` report. This kind knows no properties, so the body is an empty
         * object.
         */
        RatesmartfactsvertriebAnforderung: Record<string, never>;
        /** Body of an order for a `ratevertrieb` report. This kind knows no properties, so the body is an empty object. */
        RatevertriebAnforderung: Record<string, never>;
        /** Body of an order for a `vertrieb` report. This kind knows no properties, so the body is an empty object. */
        VertriebAnforderung: Record<string, never>;
        /**
         * Lower bound, included: the report holds the records whose `Datum` is this day or later. A day as YYYY-MM-DD
         * with a month from 01 to 12 and a day from 01 to 31, whatever the month. Left out, it is the previous day.
         * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
         */
        FromDay: string;
        /**
         * Body of an order for a `produktanbieter` report. Every property may be left out; an empty object orders the
         * report with its defaults.
         */
        ProduktanbieterAnforderung: {
            fromDay?: components["schemas"]["FromDay"];
        };
        /**
         * Body of an order for a `rohdaten` report. Every property may be left out; an empty object orders the report
         * with its defaults.
         */
        RohdatenAnforderung: {
            fromDay?: components["schemas"]["FromDay"];
        };
        /**
         * Upper bound, excluded: the report holds the records whose `Datum` is before this day. The same form as
         * `fromDay`. Left out, it is the current day.
         * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
         */
        ToDay: string;
        /**
         * A filter; any text. There is no default.
         * Pattern: `^.*$`.
         */
        Category: string;
        /**
         * Body of an order for a `provisionsclearinggeneric` report. Every property may be left out; an empty object
         * orders the report with its defaults.
         */
        ProvisionsclearinggenericAnforderung: {
            fromDay?: components["schemas"]["FromDay"];
            toDay?: components["schemas"]["ToDay"];
            category?: components["schemas"]["Category"];
        };
        /**
         * The identifier of the partner for whom the report is made. The pattern has no anchors: it has to occur in the
         * value, not to be the whole value. There is no default.
         * Pattern: `[A-Z]{3}[0-9]{2}`.
         */
        PartnerIdToCreateReportFor: string;
        /**
         * Body of an order for a `mtvreport` report. Every property may be left out; an empty object orders the report
         * with its defaults.
         */
        MtvreportAnforderung: {
            fromDay?: components["schemas"]["FromDay"];
            toDay?: components["schemas"]["ToDay"];
            category?: components["schemas"]["Category"];
            partnerIdToCreateReportFor?: components["schemas"]["PartnerIdToCreateReportFor"];
        };
        /**
         * A filter by the type of product. Left out, both types are meant.
         */
        ProduktArt: "ANNUITAET" | "FORWARD";
        /**
         * Body of an order for a `konditionsvergleich` report. Every property may be left out; an empty object orders
         * the report with its defaults.
         */
        KonditionsvergleichAnforderung: {
            produktArt?: components["schemas"]["ProduktArt"];
        };
    };
    responses: {
        /** The call may be made. The answer has no body. */
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
         * The request is refused. When this happens is not published.
         * Not specified by the platform: the conditions of this status.
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fehler"];
            };
        };
        /** The caller lacks the permission. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Zugriffsfehler"];
            };
        };
        /** The report is still being produced. Ask again later. */
        ReportInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Berichtsstatus"];
            };
        };
        /**
         * Not found. When this happens is not published.
         * Not specified by the platform: the conditions of this status.
         */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fehler"];
            };
        };
        /**
         * The request cannot be processed. When this happens is not published.
         * Not specified by the platform: the conditions of this status.
         */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fehler"];
            };
        };
        /**
         * The service failed. When this happens is not published.
         * Not specified by the platform: the conditions of this status.
         */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fehler"];
            };
        };
    };
    parameters: {
        /**
         * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
         * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
         */
        reportId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * The origins whose pages may call the service.
         * @example *
         */
        "Access-Control-Allow-Origin": string;
        /**
         * The methods that a page may use.
         * @example GET,POST,OPTIONS
         */
        "Access-Control-Allow-Methods": string;
        /**
         * The request headers that a page may send.
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
            /** The address exists. The answer has no content. */
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /partner/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/partner/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BestandskundenpotentialAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /bestandskundenpotential/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/bestandskundenpotential/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandelsbeziehungenAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /handelsbeziehungen/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/handelsbeziehungen/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErweitertefinanzierungskriterienAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /erweitertefinanzierungskriterien/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/erweitertefinanzierungskriterien/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KonditionsmeldungenAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /konditionsmeldungen/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/konditionsmeldungen/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmartfactsvertriebAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /smartfactsvertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/smartfactsvertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmartfactsproduktanbieterAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /smartfactsproduktanbieter/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/smartfactsproduktanbieter/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatesmartfactsvertriebAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /ratesmartfactsvertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/ratesmartfactsvertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatevertriebAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /ratevertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/ratevertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VertriebAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /vertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/vertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProduktanbieterAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /produktanbieter/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/produktanbieter/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RohdatenAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /rohdaten/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/rohdaten/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProvisionsclearinggenericAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /provisionsclearinggeneric/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/provisionsclearinggeneric/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MtvreportAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /mtvreport/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/mtvreport/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
        /** The order. A body is required even where it has nothing to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KonditionsvergleichAnforderung"];
            };
        };
        responses: {
            /** The order is accepted. The text of the body means nothing; go on with `Location`. */
            202: {
                headers: {
                    /**
                     * Where to ask for the ordered report, this kind's path followed by the identifier of the report.
                     * @example /konditionsvergleich/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
                 * @example 5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                 */
                reportId: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportInProgress"];
            /**
             * Look in `Location` for the report; the text of the body means nothing. The target is outside this interface:
             * send it no credential of this service. What it delivers is not published.
             * Not specified by the platform: content and structure of the finished report at the redirect target.
             */
            303: {
                headers: {
                    /**
                     * The address of the report.
                     * @example https://objektspeicher.example/konditionsvergleich/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Antworttext"];
                };
            };
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
                 * The identifier of one ordered report. Take it from `Location` of the 202; its form is not to be interpreted.
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
