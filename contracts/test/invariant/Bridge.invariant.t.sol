// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BridgeEscrow} from "src/BridgeEscrow.sol";
import {BridgeFiller} from "src/BridgeFiller.sol";
import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {TestBase} from "../support/TestBase.sol";
import {Handler} from "./Handler.sol";
import {Ledger} from "./Ledger.sol";

/// One campaign for all properties: each `invariant_` function would run its own.
contract BridgeInvariants is TestBase {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    uint256 internal constant CHANNEL = 7;

    Handler internal handler;
    Ledger internal ledger;
    BridgeEscrow internal escrow;
    BridgeFiller internal filler;

    function setUp() public {
        handler = new Handler();
        handler.setUp();
        ledger = handler.ledger();
        escrow = BridgeEscrow(ledger.accounts(0));
        filler = BridgeFiller(ledger.accounts(1));
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function targetSelectors() public view returns (FuzzSelector[] memory targets) {
        bytes4[11] memory actions = [
            handler.open.selector,
            handler.reopen.selector,
            handler.claim.selector,
            handler.claimForged.selector,
            handler.cancel.selector,
            handler.refund.selector,
            handler.fill.selector,
            handler.withdraw.selector,
            handler.freeze.selector,
            handler.unfreeze.selector,
            handler.pass.selector
        ];
        targets = new FuzzSelector[](1);
        targets[0].addr = address(handler);
        targets[0].selectors = new bytes4[](actions.length);
        for (uint256 i = 0; i < actions.length; ++i) targets[0].selectors[i] = actions[i];
    }

    /// After every call.
    function invariant_bridge() public view {
        vm.assertEq(bytes32(handler.actualAnswer()), bytes32(handler.expectedAnswer()), "answer that the model predicts");
        vm.assertEq(handler.surprises(), 0, "surprises");
        checkMoney();
        if (handler.count() > 0) checkOrder(handler.lastTouched());
    }

    /// After every run: also the orders that were not touched last.
    function afterInvariant() public view {
        for (uint256 i = 0; i < handler.count(); ++i) checkOrder(i);
    }

    function checkMoney() private view {
        for (uint256 c = 0; c < 2; ++c) {
            address coin = ledger.coins(c);
            uint256 inEscrow = ledger.actual(coin, address(escrow));
            vm.assertEq(inEscrow, ledger.held(coin) + ledger.fees(coin), "escrow = open orders + channel fees");
            vm.assertEq(escrow.channelFees(CHANNEL, coin), ledger.fees(coin), "channel fees");
            for (uint256 i = 0; i < ledger.accountCount(); ++i) {
                address account = ledger.accounts(i);
                vm.assertEq(ledger.actual(coin, account), ledger.owned(coin, account), "balance of an account");
            }
        }
    }

    function checkOrder(uint256 index) private view {
        (bytes32 id, IBridgeEscrow.Status status, bool filled, uint256 endings) = handler.entryAt(index);
        vm.assertEq(uint256(escrow.status(id)), uint256(status), "status of an order");
        vm.assertEq(filler.filled(id), filled, "filled");
        vm.assertEq(endings, status == IBridgeEscrow.Status.Open ? 0 : 1, "one ending, none while open");
    }
}
