// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ClaimCaps} from "src/ClaimCaps.sol";
import {Order} from "src/OrderLib.sol";
import {BridgeTest} from "./support/BridgeTest.sol";

contract ClaimCapsTest is BridgeTest {
    uint256 internal constant WINDOW = 1 hours;

    function test_cap_ClaimCapExceeded() public {
        openMany(3, 400 ether);
        claimOne(numbered(0, 400 ether));
        claimOne(numbered(1, 400 ether));
        vm.assertEq(escrow.claimLeft(NATIVE), 200 ether, "left");
        expectClaimRevert(numbered(2, 400 ether), exceeded(400 ether, 200 ether));
    }

    function test_cap_isExactlyReachable() public {
        openMany(2, CAP / 2);
        claimOne(numbered(0, CAP / 2));
        claimOne(numbered(1, CAP / 2));
        vm.assertEq(escrow.claimLeft(NATIVE), 0, "left");
    }

    function test_cap_beginsAnewInTheNextWindow() public {
        openMany(2, CAP);
        claimOne(numbered(0, CAP));
        vm.warp((NOW / WINDOW + 1) * WINDOW - 1);
        expectClaimRevert(numbered(1, CAP), exceeded(CAP, 0));
        vm.warp((NOW / WINDOW + 1) * WINDOW);
        claimOne(numbered(1, CAP));
    }

    function test_cap_isPerToken() public {
        openMany(1, CAP);
        claimOne(numbered(0, CAP));
        Order memory order = tokenOrder();
        openOrder(order);
        claimOne(order);
    }

    function test_cap_loweredBelowWhatWasUsed() public {
        openMany(2, 400 ether);
        claimOne(numbered(0, 400 ether));
        vm.expectEmit(true, true, true, true, address(escrow));
        emit ClaimCaps.ClaimCapChanged(NATIVE, 300 ether);
        vm.prank(governor);
        escrow.setClaimCap(NATIVE, 300 ether);
        vm.assertEq(escrow.claimLeft(NATIVE), 0, "left");
        expectClaimRevert(numbered(1, 400 ether), exceeded(400 ether, 0));
        vm.prank(governor);
        escrow.setClaimCap(NATIVE, 800 ether);
        claimOne(numbered(1, 400 ether));
    }

    /// Any amounts and pauses: no window pays out more than the cap.
    function testFuzz_cap_boundsEveryWindow(uint256[8] memory amounts, uint256[8] memory pauses) public {
        uint256 time = NOW;
        uint256 usedInWindow;
        for (uint256 i = 0; i < amounts.length; ++i) {
            Order memory order = numbered(i, between(amounts[i], 1, CAP));
            openOrder(order);
        }
        for (uint256 i = 0; i < amounts.length; ++i) {
            uint256 later = time + between(pauses[i], 0, WINDOW);
            if (later / WINDOW != time / WINDOW) usedInWindow = 0;
            time = later;
            vm.warp(time);
            Order memory order = numbered(i, between(amounts[i], 1, CAP));
            bool fits = usedInWindow + order.inputAmount <= CAP;
            if (!fits) {
                expectClaimRevert(order, exceeded(order.inputAmount, CAP - usedInWindow));
                continue;
            }
            claimOne(order);
            usedInWindow += order.inputAmount;
        }
    }

    function openMany(uint256 count, uint256 amount) private {
        for (uint256 i = 0; i < count; ++i) {
            openOrder(numbered(i, amount));
        }
    }

    function numbered(uint256 nonce, uint256 amount) private view returns (Order memory order) {
        order = nativeOrder();
        order.nonce = nonce;
        order.inputAmount = amount;
    }

    function exceeded(uint256 wanted, uint256 left) private pure returns (bytes memory) {
        return abi.encodeWithSelector(ClaimCaps.ClaimCapExceeded.selector, NATIVE, wanted, left);
    }
}
